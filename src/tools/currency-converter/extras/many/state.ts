import { create } from 'zustand'
import { kept, toolSettings } from '#platform/kept'
import { POPULAR_CODES } from '../../domain/names'
import { parseFavorites, type KeptFavorites } from './domain'

const POPULAR: KeptFavorites = { favorites: POPULAR_CODES }

/** Kept for the next visit. Loaded with the view that needs it, hence never while prerendering. */
export const useFavorites = create<KeptFavorites>(() => POPULAR)

kept(toolSettings('currency-converter'), { initial: POPULAR, parse: parseFavorites }).bind(
  useFavorites,
  { of: (state) => state, take: (list) => useFavorites.setState(list), follows: true },
)
