import type {
  ConstantName,
  Expression,
  ExpressionError,
  FunctionName,
} from '../../../lib/expression/tree'
import { err, ok, type Result } from '../../../lib/result'
import { operate } from './arithmetic'
import { decimal, E, PI, settle, type Decimal } from './decimal'
import { applyFunction } from './functions'
import type { Angle, FunctionKey } from './keys'

type Outcome = Result<Decimal, ExpressionError>

const CONSTANTS: Record<ConstantName, Decimal> = { pi: PI, e: E }

export const FUNCTION_KEYS: Record<FunctionName, FunctionKey> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  log: 'log',
  ln: 'ln',
  sqrt: 'square-root',
}

/** A result in the calculator's range, or why there is none. */
function checked(value: Decimal, at: number): Outcome {
  const settled = settle(value)
  if (settled.isNaN()) return err({ code: 'undefined', at })
  return settled.isFinite() ? ok(settled) : err({ code: 'too-large', at })
}

function applied(
  { of, at }: Expression & { of: Expression },
  angle: Angle,
  apply: (value: Decimal) => Decimal,
): Outcome {
  const value = evaluateExpression(of, angle)
  return value.ok ? checked(apply(value.value), at) : value
}

/** Beyond the largest double; known without working out a power of hundreds of millions. */
const isTooLarge = (base: Decimal, exponent: Decimal): boolean =>
  !base.isZero() && Math.log10(base.abs().toNumber()) * exponent.toNumber() > 309

/** `of` in `100 + of%` and in `100 + -of%`; null where the right side is no percentage. */
function shareOf(right: Expression): Expression | null {
  if (right.kind === 'percent') return right
  if (right.kind !== 'negative') return null
  return shareOf(right.of) && right
}

function binary(
  { operator, left, right, at }: Expression & { kind: 'binary' },
  angle: Angle,
): Outcome {
  const [a, b] = [evaluateExpression(left, angle), evaluateExpression(right, angle)]
  if (!a.ok) return a
  if (!b.ok) return b
  if (operator === '/' && b.value.isZero()) return err({ code: 'division-by-zero', at })
  if (operator === '^' && isTooLarge(a.value, b.value)) return err({ code: 'too-large', at })
  const isOfValue = (operator === '+' || operator === '-') && shareOf(right) !== null
  const operand = isOfValue ? a.value.times(b.value) : b.value
  return checked(operate(a.value, operator, operand), at)
}

/**
 * The value to 60 digits. A percentage that is added or subtracted is one of the value so
 * far. Errors `division-by-zero`, `undefined` and `too-large`, with the place of what has no value.
 */
export function evaluateExpression(tree: Expression, angle: Angle = 'degrees'): Outcome {
  const { at } = tree
  switch (tree.kind) {
    case 'number':
      return checked(decimal(tree.plain), at)
    case 'constant':
      return ok(CONSTANTS[tree.name])
    case 'group':
      return evaluateExpression(tree.of, angle)
    case 'negative':
      return applied(tree, angle, (value) => value.negated())
    case 'percent':
      return applied(tree, angle, (value) => value.dividedBy(100))
    case 'factorial':
      return applied(tree, angle, (value) => applyFunction('factorial', value, angle))
    case 'call':
      return applied(tree, angle, (value) => applyFunction(FUNCTION_KEYS[tree.name], value, angle))
    case 'binary':
      return binary(tree, angle)
  }
}
