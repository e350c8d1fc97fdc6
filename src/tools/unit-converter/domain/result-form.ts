import { parseFraction, type Fraction } from '../../../lib/fraction'
import { exactText, exponentialText } from '../../../lib/fraction-text'
import { MANTISSA_DECIMALS, formatResult, isExtreme, plainResult } from './format-result'

export const NOTATIONS = ['auto', 'plain', 'scientific'] as const

export interface ResultForm {
  /** `auto`: an exponent where spec §9 has one. */
  notation: (typeof NOTATIONS)[number]
  /** Significant ones, 2 to 20; null: as many as spec §9 has, in plain notation all. */
  digits: number | null
}

export const MIN_DIGITS = 2
export const MAX_DIGITS = 20

/** From storage; null where it is invalid. */
export function parseForm(notation: unknown, digits: unknown): ResultForm | null {
  const known = NOTATIONS.find((one) => one === notation)
  const isCount = Number.isInteger(digits) && Number(digits) >= MIN_DIGITS
  if (!known || !(digits === null || (isCount && Number(digits) <= MAX_DIGITS))) return null
  return { notation: known, digits: digits === null ? null : Number(digits) }
}

function plainText(value: Fraction, digits: number | null): string {
  if (digits === null) return plainResult(value) ?? formatResult(value)
  const rounded = parseFraction(exponentialText(value, digits - 1))
  // Decimals of a power of ten always end.
  return exactText(rounded) ?? formatResult(value)
}

/** Writes a result in a form; rounded from the exact value, halves away from zero. */
export function formatIn({ notation, digits }: ResultForm, value: Fraction): string {
  if (value.num === 0n) return '0'
  const hasExponent = notation === 'scientific' || (notation === 'auto' && isExtreme(value))
  if (hasExponent) return exponentialText(value, digits === null ? MANTISSA_DECIMALS : digits - 1)
  return notation === 'auto' && digits === null ? formatResult(value) : plainText(value, digits)
}
