import type { Locale } from '#lib/number-text'
import type { CurrencyNames } from './name-list'

/** Where nothing was typed. */
export const FIRST_AMOUNT = '1'

/** Before the point: powers of ten are written out, and a pasted one must not fill the memory or the page. */
export const MOST_DIGITS = 400

/** Empty, or digits with at most one decimal point. */
const AMOUNT = /^[0-9]*(?:\.[0-9]*)?$/

export const acceptsAmount = (text: string): boolean => AMOUNT.test(text)

/** Whether an accepted text is a number above 0. */
export const isPositiveAmount = (text: string): boolean => /[1-9]/.test(text)

/** A number above or equal to 0, as it was read. */
export interface ReadAmount {
  /** Digits with at most one decimal point. */
  amount: string
  /** Where the number could be one of two. */
  readAs: string | null
  /** The currencies that are named beside it, the likeliest first; empty: none is. */
  currencies: readonly string[]
}

/**
 * Reads an amount as people and other programs write it: `1,234.50`, `€5`; null for anything else.
 * @param locale of the number
 * @param known the currencies that there are, and the visitor's locale: `$` is of its own country first
 */
export type AmountReader = (
  text: string,
  locale: Locale,
  known: { names: CurrencyNames; locale: Locale },
) => ReadAmount | null
