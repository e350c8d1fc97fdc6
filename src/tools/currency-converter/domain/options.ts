import { halfWidth, readNumber, type Locale } from '#lib/number-text'
import { propertiesOf } from '#lib/properties'
import { POPULAR_CODES } from './names'

/** What the visitor has set beyond the conversion, kept on the device. */
export interface CurrencyOptions {
  /** Codes, in the order of their rows. */
  favorites: readonly string[]
  /** Of a card. */
  feePercent: number
}

export const DEFAULT_OPTIONS: CurrencyOptions = { favorites: POPULAR_CODES, feePercent: 0 }

/** More rows than anybody compares, and few enough to be computed at each key. */
export const MAX_FAVORITES = 30

const isFee = (percent: unknown): percent is number =>
  typeof percent === 'number' && percent >= 0 && percent <= 100

const isCode = (code: unknown) => typeof code === 'string' && code !== ''

/** From storage; what cannot be read is as it was at first. */
export function parseOptions(value: unknown): CurrencyOptions {
  const { favorites, feePercent } = propertiesOf(value)
  return {
    favorites: Array.isArray(favorites)
      ? [...new Set<string>(favorites.filter(isCode))].slice(0, MAX_FAVORITES)
      : DEFAULT_OPTIONS.favorites,
    feePercent: isFee(feePercent) ? feePercent : DEFAULT_OPTIONS.feePercent,
  }
}

/** One place towards the first (-1) or the last; at the end of the list nothing changes. */
export function moveFavorite(favorites: readonly string[], code: string, by: -1 | 1): string[] {
  const others = favorites.filter((other) => other !== code)
  const to = Math.max(0, favorites.indexOf(code) + by)
  return [...others.slice(0, to), code, ...others.slice(to)]
}

/** The fee of a card as typed, in percent, 0 for an empty text; null unless it is a number from 0 to 100. */
export function readFee(text: string, locale: Locale): number | null {
  const typed = halfWidth(text).trim().replace(/ ?%$/, '')
  if (typed === '') return 0
  const read = readNumber(typed, locale)
  const percent = read.ok ? Number(read.value.plain) : null
  return isFee(percent) ? percent : null
}
