import { parseFraction, type Fraction } from '#lib/fraction'
import { exactText, exponentialText, exponentOf, fixedText } from '#lib/fraction-text'

/** `auto` writes an exponent where UN-08 and UN-10 have one. */
export const NOTATIONS = ['auto', 'plain', 'scientific'] as const

export const MIN_DIGITS = 2
export const MAX_DIGITS = 20

export interface ResultForm {
  notation: (typeof NOTATIONS)[number]
  /** Significant ones; null: as many as specified, in plain notation all. */
  digits: number | null
}

export const SPECIFIED_FORM: ResultForm = { notation: 'auto', digits: null }

/** The most decimals of a result (UN-06), and those of one that has an exponent (UN-08). */
const DECIMALS = 10
const MANTISSA_DECIMALS = 6

/** A value that no decimal text can hold is shown with so many digits. */
const SIGNIFICANT_DIGITS = 15

/** Below 0.001 or above 1,000,000, of either sign, and not zero. */
function isExtreme({ num, den }: Fraction): boolean {
  const size = num < 0n ? -num : num
  return size !== 0n && (size * 1000n < den || size > den * 1_000_000n)
}

/** Writes a result in a form; rounded from the exact value, halves away from zero. */
export function formatIn({ notation, digits }: ResultForm, value: Fraction): string {
  if (value.num === 0n) return '0'
  const hasExponent = notation === 'scientific' || (notation === 'auto' && isExtreme(value))
  if (hasExponent) return exponentialText(value, digits === null ? MANTISSA_DECIMALS : digits - 1)
  const decimals = fixedText(value, DECIMALS).replace(/\.?0+$/, '')
  if (digits === null) return (notation === 'plain' && plainResult(value)) || decimals
  // Decimals of a power of ten always end.
  return exactText(parseFraction(exponentialText(value, digits - 1))) ?? decimals
}

/**
 * As specified: exponential notation with 6 decimals where the value is not zero and below 0.001 or above
 * 1,000,000, else 10 decimals at most.
 */
export const formatResult = (value: Fraction): string => formatIn(SPECIFIED_FORM, value)

/**
 * The number without exponent and in full, where what is shown hides digits of it; else null. A value
 * that no decimal text can hold has 15 significant digits here, or 10 decimals where those are more.
 */
export function plainResult(value: Fraction, shown = formatResult(value)): string | null {
  const exact = exactText(value)
  if (exact !== null) return exact === shown ? null : exact
  if (!shown.includes('e') && shown === formatResult(value)) return null
  return fixedText(value, Math.max(DECIMALS, SIGNIFICANT_DIGITS - 1 - exponentOf(value)))
}
