import { divide } from './arithmetic'
import { INFINITE, ONE, PI, settle, UNDEFINED, ZERO, type Decimal } from './decimal'
import type { Angle, FunctionKey } from './keys'

const HALF_TURN_DEG = 180
const FULL_TURN_DEG = 360

/** The largest whole number whose factorial a double still holds: 170! is 7.26e306. */
const LAST_FACTORIAL = 170

/**
 * NaN for negative numbers and fractions, which have none (CA-29, CA-30); infinite above `last`.
 * @param one decides the precision and the range of the product
 */
export function factorial(n: Decimal, last = LAST_FACTORIAL, one = ONE): Decimal {
  if (n.isNegative() || !n.isInteger()) return UNDEFINED
  if (n.greaterThan(last)) return INFINITE
  let product = one
  for (let factor = 2; factor <= n.toNumber(); factor++) product = product.times(factor)
  return product
}

export const toRadians = (angleDeg: Decimal): Decimal => angleDeg.times(PI).dividedBy(HALF_TURN_DEG)

/** Whole turns are taken off first, which is exact. At its zeros π, which is rounded, would leave something over. */
function sine(angleDeg: Decimal): Decimal {
  if (angleDeg.modulo(HALF_TURN_DEG).isZero()) return ZERO
  return toRadians(angleDeg.modulo(FULL_TURN_DEG)).sin()
}

const cosine = (angleDeg: Decimal): Decimal => sine(angleDeg.modulo(FULL_TURN_DEG).plus(90))

/** NaN at 90° and every half turn from there. */
function tangent(angleDeg: Decimal): Decimal {
  const withinHalfTurn = angleDeg.modulo(HALF_TURN_DEG)
  if (withinHalfTurn.isZero()) return ZERO
  if (withinHalfTurn.abs().equals(90)) return UNDEFINED
  return toRadians(withinHalfTurn).tan()
}

/** A logarithm is defined above 0 only. */
export const ofPositive = (logarithm: (x: Decimal) => Decimal) => (x: Decimal) =>
  x.greaterThan(ZERO) ? logarithm(x) : UNDEFINED

/** Sine, cosine and tangent take degrees. */
const OPERATIONS: Record<FunctionKey, (x: Decimal) => Decimal> = {
  sin: sine,
  cos: cosine,
  tan: tangent,
  log: ofPositive((x) => x.log(10)),
  ln: ofPositive((x) => x.ln()),
  sqrt: (x) => x.sqrt(),
  square: (x) => x.times(x),
  cube: (x) => x.times(x).times(x),
  factorial,
  reciprocal: (x) => divide(ONE, x),
}

/** @param name of any function, one without a key too */
export const isOfAngle = (name: string): boolean =>
  name === 'sin' || name === 'cos' || name === 'tan'

/** Settled, so that a third of π is 60 degrees exactly. */
export const toDegrees = (angleRad: Decimal): Decimal =>
  settle(angleRad.times(HALF_TURN_DEG).dividedBy(PI))

/** NaN where the result is not defined, infinite where it or the angle is too large. */
export function applyFunction(key: FunctionKey, x: Decimal, angle: Angle): Decimal {
  // Beyond that, 60 digits do not hold what is left of whole turns.
  if (isOfAngle(key) && x.e > 40) return INFINITE
  return OPERATIONS[key](isOfAngle(key) && angle === 'radians' ? toDegrees(x) : x)
}
