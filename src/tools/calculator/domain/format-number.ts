import type { Decimal } from './decimal'

export const SHOWN_DIGITS = 15

/** Powers of ten between which a number is written out. */
const SMALLEST_PLAIN = -6
const LARGEST_PLAIN = 14

/**
 * At most 15 significant digits, no grouping. Longer whole numbers take an exponent: the zeros that
 * would fill them up would pass for exact digits. A round one of 16 digits is exact and written out.
 */
export function formatNumber(value: Decimal): string {
  const shown = value.toSignificantDigits(SHOWN_DIGITS)
  const isPlain = shown.e >= SMALLEST_PLAIN && shown.e <= LARGEST_PLAIN
  const isRound = shown.e === LARGEST_PLAIN + 1 && shown.equals(value)
  return isPlain || isRound ? shown.toFixed() : shown.toExponential()
}
