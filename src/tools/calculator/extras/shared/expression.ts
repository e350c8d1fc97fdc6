import type { Expression, ExpressionError, ExpressionProblem } from '#lib/expression/tree'
import { err, ok, type Result } from '#lib/result'
import { operate } from '../../domain/arithmetic'
import {
  CONSTANT_VALUES,
  decimal,
  isTooSmall,
  settlePart,
  ZERO,
  type Decimal,
} from '../../domain/decimal'
import { factorial, isOfAngle, toRadians } from '../../domain/functions'
import type { Angle } from '../../domain/keys'
import { plainNumber } from '../../domain/notation'
import { callFunction } from './functions'

/** What the values of an expression are. */
export interface Numbers {
  of: (value: string | Decimal) => Decimal
  /** A part of the sum in its range; infinite beyond it. */
  settle: (value: Decimal) => Decimal
  /** NaN of what has none, see `factorial`. */
  factorial: (n: Decimal) => Decimal
  /** Whether a power is certain to exceed the range, without computing it. */
  isTooLarge: (base: Decimal, exponent: Decimal) => boolean
  /** Whether a result is below the range, and not 0. */
  isTooSmall: (value: Decimal) => boolean
}

/** Those of the display, as large as the largest double. */
const SHOWN_NUMBERS: Numbers = {
  of: decimal,
  settle: settlePart,
  factorial,
  isTooLarge: (base, exponent) =>
    !base.isZero() && Math.log10(base.abs().toNumber()) * exponent.toNumber() > 309,
  isTooSmall,
}

type Outcome = Result<Decimal, ExpressionError>

interface Context {
  angle: Angle
  numbers: Numbers
}

/** A result in its range, or why there is none. */
function checked(
  value: Decimal,
  at: number,
  { numbers }: Context,
  ifInfinite: ExpressionProblem = 'too-large',
): Outcome {
  const settled = numbers.settle(value)
  if (settled.isNaN()) return err({ code: 'undefined', at })
  return settled.isFinite() ? ok(settled) : err({ code: ifInfinite, at })
}

function applied(
  { of, at }: Expression & { of: Expression },
  context: Context,
  apply: (value: Decimal) => Decimal,
  ifInfinite?: ExpressionProblem,
): Outcome {
  const value = evaluate(of, context)
  return value.ok ? checked(apply(value.value), at, context, ifInfinite) : value
}

/** Whether the right side of a sum is a percentage, with any signs: `5%` of `100 + 5%`, `-5%` of `100 + -5%`. */
const isPercentage = (right: Expression): boolean =>
  right.kind === 'percent' || (right.kind === 'negative' && isPercentage(right.of))

/** So many of the 60 digits a quotient may take: the others are left for its remainder. */
const QUOTIENT_DIGITS = 40

/** It has the sign of the divisor: `-5 mod 3` is 1; it is 0 where the quotient is whole but for rounding: `2 mod (2/3)`. */
function remainder(a: Decimal, b: Decimal, at: number, context: Context): Outcome {
  if (a.e - b.e > QUOTIENT_DIGITS) return err({ code: 'no-remainder', at })
  const rest = settlePart(a.dividedBy(b)).isInteger() ? ZERO : a.modulo(b)
  return checked(rest.times(b).lessThan(ZERO) ? rest.plus(b) : rest, at, context)
}

function binary(
  { operator, left, right, at }: Expression & { kind: 'binary' },
  context: Context,
): Outcome {
  const [a, b] = [evaluate(left, context), evaluate(right, context)]
  if (!a.ok) return a
  if (!b.ok) return b
  if ((operator === '/' || operator === 'mod') && b.value.isZero()) {
    return err({ code: 'division-by-zero', at })
  }
  if (operator === 'mod') return remainder(a.value, b.value, at, context)
  if (operator === '^' && context.numbers.isTooLarge(a.value, b.value)) {
    return err({ code: 'too-large', at })
  }
  const isShare = (operator === '+' || operator === '-') && isPercentage(right)
  const operand = isShare ? a.value.times(b.value) : b.value
  return checked(operate(a.value, operator, operand), at, context)
}

function evaluate(tree: Expression, context: Context): Outcome {
  const { angle, numbers } = context
  switch (tree.kind) {
    case 'number':
      return checked(numbers.of(tree.plain), tree.at, context)
    case 'constant':
      return ok(numbers.of(CONSTANT_VALUES[tree.name]))
    case 'group':
      return evaluate(tree.of, context)
    case 'negative':
      return applied(tree, context, (value) => value.negated())
    case 'percent':
      return applied(tree, context, (value) => value.dividedBy(100))
    case 'factorial':
      return applied(tree, context, numbers.factorial)
    case 'degrees':
      return applied(tree, context, (value) => (angle === 'degrees' ? value : toRadians(value)))
    case 'call':
      return applied(
        tree,
        context,
        (value) => callFunction(tree.name, value, angle),
        isOfAngle(tree.name) ? 'angle-too-large' : 'too-large',
      )
    case 'binary':
      return binary(tree, context)
  }
}

/**
 * The value to 60 digits. A percentage that is added or subtracted is one of the value so far. Errors
 * `division-by-zero`, `undefined`, `too-large`, `too-small`, `no-remainder` and `angle-too-large`, with the place of
 * what has no value.
 */
export const evaluateExpression = (
  tree: Expression,
  angle: Angle = 'degrees',
  numbers: Numbers = SHOWN_NUMBERS,
): Outcome => {
  const outcome = evaluate(tree, { angle, numbers })
  if (!outcome.ok || !numbers.isTooSmall(outcome.value)) return outcome
  return err({ code: 'too-small', at: tree.at })
}

/** Whether an expression has angles, whose unit matters. */
export const hasAngle = (text: string): boolean => /sin|cos|tan/i.test(text)

// What is larger is out of the display's range, unless the rounding of an operand hides it.
const LARGEST_FACTORIAL = 170n
const LARGEST_POWER = 1024n

/** With all its digits; null for all but whole numbers, and their sums, products, powers and factorials. */
export function exactWhole(tree: Expression): bigint | null {
  if (tree.kind === 'group') return exactWhole(tree.of)
  if (tree.kind === 'number') {
    const number = decimal(tree.plain)
    return number.isInteger() ? BigInt(number.toFixed()) : null
  }
  if (tree.kind === 'negative' || tree.kind === 'factorial') {
    const of = exactWhole(tree.of)
    if (of === null) return null
    if (tree.kind === 'negative') return -of
    if (of > LARGEST_FACTORIAL) return null
    return Array.from({ length: Number(of) }, (_, at) => BigInt(at + 1)).reduce((a, b) => a * b, 1n)
  }
  if (tree.kind !== 'binary') return null
  const [a, b] = [exactWhole(tree.left), exactWhole(tree.right)]
  if (a === null || b === null) return null
  switch (tree.operator) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '^':
      return b < 0n || b > LARGEST_POWER ? null : a ** b
    default:
      return null
  }
}

/** The value of an expression as it is to be copied, see `plainNumber`. */
export const allDigits = (tree: Expression, value: Decimal): string =>
  exactWhole(tree)?.toString() ?? plainNumber(value)

/** Whether it takes the sine, cosine or tangent of a part of π: an angle in radians to most. */
export function hasAngleOfPi(tree: Expression, isInAngle = false): boolean {
  switch (tree.kind) {
    case 'number':
      return false
    case 'constant':
      return isInAngle && tree.name === 'pi'
    case 'binary':
      return hasAngleOfPi(tree.left, isInAngle) || hasAngleOfPi(tree.right, isInAngle)
    case 'call':
      return hasAngleOfPi(tree.of, isInAngle || isOfAngle(tree.name))
    default:
      return hasAngleOfPi(tree.of, isInAngle)
  }
}
