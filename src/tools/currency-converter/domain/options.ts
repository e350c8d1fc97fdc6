import { propertiesOf } from '../../../lib/properties'
import { parseFavorites } from './favorites'
import { MAX_FEE_PERCENT } from './fee'
import { POPULAR_CODES } from './popular-currencies'

/** What the visitor has set beyond the conversion, kept on the device. */
export interface CurrencyOptions {
  /** Codes, in the order of their rows. */
  favorites: readonly string[]
  /** Of a card; 0 to 100. */
  feePercent: number
}

export const DEFAULT_OPTIONS: CurrencyOptions = { favorites: POPULAR_CODES, feePercent: 0 }

/** From storage; what cannot be read is as it was at first. */
export function parseOptions(value: unknown): CurrencyOptions {
  const { favorites, feePercent } = propertiesOf(value)
  const isFee = typeof feePercent === 'number' && feePercent >= 0 && feePercent <= MAX_FEE_PERCENT
  return {
    favorites: parseFavorites(favorites) ?? DEFAULT_OPTIONS.favorites,
    feePercent: isFee ? feePercent : DEFAULT_OPTIONS.feePercent,
  }
}
