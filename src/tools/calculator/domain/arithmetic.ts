import type { Pending } from './calculator'
import { decimal, UNDEFINED, ZERO, type Decimal } from './decimal'
import type { Operator } from './keys'

/** What is left of a difference below this share of its operands is rounding, such as 3/7 from 1/7 × 3. */
const ROUNDING_SHARE = decimal('1e-45')

function cancelled(result: Decimal, a: Decimal, b: Decimal): boolean {
  const larger = a.abs().greaterThan(b.abs()) ? a.abs() : b.abs()
  return result.abs().lessThan(larger.times(ROUNDING_SHARE))
}

function add(a: Decimal, b: Decimal): Decimal {
  const sum = a.plus(b)
  return cancelled(sum, a, b) ? ZERO : sum
}

/** CA-22: division by zero gives 0. */
export const divide = (a: Decimal, b: Decimal): Decimal => (b.isZero() ? ZERO : a.dividedBy(b))

/** NaN for a root of a negative number and for a negative power of 0; 0 to the power of 0 is 1. */
function power(base: Decimal, exponent: Decimal): Decimal {
  if (base.isZero() && exponent.isNegative()) return UNDEFINED
  return base.pow(exponent)
}

const OPERATIONS: Record<Operator, (left: Decimal, right: Decimal) => Decimal> = {
  '+': add,
  '-': (left, right) => add(left, right.negated()),
  '*': (left, right) => left.times(right),
  '/': divide,
  '^': power,
}

/** NaN where the result is not defined, infinite where it is too large. */
export const operate = (left: Decimal, operator: Operator, right: Decimal): Decimal =>
  OPERATIONS[operator](left, right)

/** 20 % is a fifth, but after + and - it is a fifth of the stored value, as on other calculators. */
export function percentOf(value: Decimal, pending: Pending | null): Decimal {
  const share = value.dividedBy(100)
  const ofStored = pending?.operator === '+' || pending?.operator === '-'
  return ofStored ? pending.left.times(share) : share
}
