import { multiply, parseFraction } from '#lib/fraction'
import { fixedText } from '#lib/fraction-text'
import { inAscii, readNumber, withoutMarks, type Locale } from '#lib/number-text'
import type { CurrencyNames } from './name-list'

/** Before the point: powers of ten are written out, and a pasted one must not fill the memory or the page. */
export const MOST_DIGITS = 400

/** Empty, or digits with at most one decimal point. */
const AMOUNT = /^[0-9]*(?:\.[0-9]*)?$/

export const acceptsAmount = (text: string): boolean => AMOUNT.test(text)

/** Whether an accepted text is a number above 0. */
export const isPositiveAmount = (text: string): boolean => /[1-9]/.test(text)

/** A number above or equal to 0, as it was read. */
export interface ReadNumber {
  /** Digits with at most one decimal point. */
  amount: string
  /** Where the number could be one of two. */
  readAs: string | null
}

export interface ReadAmount extends ReadNumber {
  /** The currencies that are named beside it, the likeliest first; empty: none is. */
  currencies: readonly string[]
}

/**
 * Reads a number and the currency or the multiple beside it; null for anything else.
 * @param locale of the number
 * @param known the currencies that there are, and the visitor's locale: `$` is of its own country first
 */
export type MoneyReader = (
  text: string,
  locale: Locale,
  known: { names: CurrencyNames; locale: Locale },
) => ReadAmount | null

/** What the visitor's language decides of numbers and money. */
export interface Writing {
  locale: Locale
  /** Null as long as the code for it has not come. */
  readMoney: (text: string, locale: Locale) => ReadAmount | null
}

/** With ASCII digits, one kind of minus and of blank, and no marks of direction. */
export const plainly = (text: string): string =>
  inAscii(withoutMarks(text.trim()))
    .replace(/\u2212/g, '-')
    .replace(/\u00a0/g, ' ')

/** Reads a number in the forms of every locale, times a power of ten; null for anything else. */
export function readPlain(text: string, locale: Locale, exponent = 0): ReadNumber | null {
  const read = readNumber(text, locale)
  if (!read.ok || read.value.plain.startsWith('-')) return null
  const { plain, readAs } = read.value
  const [digits = '', ownExponent = '0'] = plain.split('e')
  const power = Number(ownExponent) + exponent
  if (Math.abs(power) > MOST_DIGITS) return null
  const decimals = Math.max(0, (digits.split('.')[1]?.length ?? 0) - power)
  const value = multiply(parseFraction(plain), parseFraction(`1e${exponent}`))
  return { amount: fixedText(value, decimals), readAs }
}

/** Reads an amount in the forms of every locale, and the currency beside it; null for anything else. */
export function readAmount(text: string, { locale, readMoney }: Writing): ReadAmount | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (acceptsAmount(trimmed)) {
    const plain = readNumber(trimmed, locale)
    return { amount: trimmed, readAs: plain.ok ? plain.value.readAs : null, currencies: [] }
  }
  const plain = readPlain(plainly(text), locale)
  return plain ? { ...plain, currencies: [] } : readMoney(text, locale)
}
