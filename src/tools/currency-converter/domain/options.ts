import { FIRST_FAVORITES, parseFavorites } from './favorites'
import { isJsonObject, ownValue } from './json-object'

/** What the visitor has set beyond the conversion, kept on the device. */
export interface CurrencyOptions {
  /** Codes, in the order of their rows. */
  favorites: readonly string[]
}

export const DEFAULT_OPTIONS: CurrencyOptions = { favorites: FIRST_FAVORITES }

/** From storage; what cannot be read is as it was at first. */
export function parseOptions(value: unknown): CurrencyOptions | null {
  if (!isJsonObject(value)) return null
  const favorites = parseFavorites(ownValue(value, 'favorites')) ?? DEFAULT_OPTIONS.favorites
  return { favorites }
}
