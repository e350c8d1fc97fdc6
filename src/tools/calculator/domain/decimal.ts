import { Decimal } from 'decimal.js'

/**
 * The calculator's numbers: 60 digits inside, 15 on the display. The limits of the exponent only keep
 * a power from being worked out when its result could not be shown anyway.
 */
const Exact = Decimal.clone({ precision: 60, maxE: 400, minE: -400 })

export type { Decimal }

/** `text` as the keys type it (a trailing point is fine) or as `Decimal` reads it. */
export const decimal = (value: string | number | Decimal): Decimal => new Exact(value)

export const ZERO = decimal(0)
export const ONE = decimal(1)
export const UNDEFINED = decimal(Number.NaN)
export const INFINITE = decimal(Number.POSITIVE_INFINITY)
export const PI = Exact.acos(-1)
export const E = Exact.exp(1)

const LARGEST = decimal(Number.MAX_VALUE)
const SMALLEST = decimal(Number.MIN_VALUE)

/** Digits that survive the rounding of a few operations, and the length up to which a number counts as exact. */
const RELIABLE_DIGITS = 40
const SHORT_NUMBER_DIGITS = 25

/**
 * Brings a fresh result into the calculator's range: beyond the largest double it is infinite, below
 * the smallest it is 0. One third times three is 0.999… to 60 digits; a result that close to a short
 * number is that number, so that it counts as a whole one for the factorial and cancels out to 0.
 */
export function settle(value: Decimal): Decimal {
  if (!value.isFinite()) return value
  if (value.abs().greaterThan(LARGEST)) return INFINITE
  // Also turns -0 into 0.
  if (value.abs().lessThan(SMALLEST)) return ZERO
  const rounded = value.toSignificantDigits(RELIABLE_DIGITS)
  return rounded.precision() <= SHORT_NUMBER_DIGITS ? rounded : value
}
