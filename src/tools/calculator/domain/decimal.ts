import { Decimal } from 'decimal.js'

/** The calculator's numbers: 60 digits inside, 15 on the display. */
const Exact = Decimal.clone({ precision: 60 })

export type { Decimal }

/** `text` as the keys type it (a trailing point is fine) or as `Decimal` reads it. */
export const decimal = (value: string | number | Decimal): Decimal => new Exact(value)

export const ZERO = decimal(0)
export const ONE = decimal(1)
export const UNDEFINED = decimal(Number.NaN)
export const INFINITE = decimal(Number.POSITIVE_INFINITY)
export const PI = Exact.acos(-1)
export const CONSTANT_VALUES = { pi: PI, e: Exact.exp(1) }

const LARGEST = decimal(Number.MAX_VALUE)
const SMALLEST = decimal(Number.MIN_VALUE)

/** Digits that survive the rounding of a few operations, and the length up to which a number counts as exact. */
export const RELIABLE_DIGITS = 40
const SHORT_NUMBER_DIGITS = 25

/** Whether it is below the smallest double, and not 0. */
export const isTooSmall = (value: Decimal): boolean =>
  value.abs().lessThan(SMALLEST) && !value.isZero()

/**
 * One third times three is 0.999… to 60 digits; a result that close to a short number is that number, so that it counts
 * as a whole one for the factorial and cancels out to 0.
 */
export function withoutRounding(value: Decimal): Decimal {
  const rounded = value.toSignificantDigits(RELIABLE_DIGITS)
  return rounded.precision() <= SHORT_NUMBER_DIGITS ? rounded : value
}

/** Brings a part of a sum into the calculator's range: beyond the largest double it is infinite. */
export function settlePart(value: Decimal): Decimal {
  if (!value.isFinite()) return value
  if (value.abs().greaterThan(LARGEST)) return INFINITE
  // Also turns -0 into 0.
  return value.isZero() ? ZERO : withoutRounding(value)
}

/** The same for a result; below the smallest double it is 0. */
export const settle = (value: Decimal): Decimal => (isTooSmall(value) ? ZERO : settlePart(value))
