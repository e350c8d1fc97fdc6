import { create } from 'zustand'
import { kept } from '#platform/kept'
import { toolSettings } from '#platform/kept-place'
import { POPULAR_CODES } from '../../domain/names'
import { useCurrency } from '../../state'
import { parseFavorites, type KeptFavorites } from './domain'

const POPULAR: KeptFavorites = { favorites: POPULAR_CODES }

/** Kept for the next visit. Loaded with the view that needs it, hence never while prerendering. */
export const useFavorites = create<KeptFavorites>(() => POPULAR)

kept(toolSettings('currency-converter'), { initial: POPULAR, parse: parseFavorites }).bind(
  useFavorites,
  { of: (state) => state, take: (list) => useFavorites.setState(list), follows: true },
)

/** The rows: those of a link as long as one asks for some, else the visitor's own list. */
export function useListed(): readonly string[] {
  const own = useFavorites((s) => s.favorites)
  return useCurrency((s) => s.listed) ?? own
}

/** A list of a link is changed for this visit, and does not touch the visitor's own. */
export function arrange(codes: readonly string[]) {
  const { listed, setListed } = useCurrency.getState()
  if (listed) setListed(codes)
  else useFavorites.setState({ favorites: codes })
}
