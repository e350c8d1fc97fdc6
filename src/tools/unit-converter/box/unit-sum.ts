import { exponentOf } from '#lib/fraction-text'
import { err, ok, type Result } from '#lib/result'
import {
  combined,
  negated,
  Refusal,
  requireOneCategory,
  type ArithmeticProblem,
  type Term,
} from './unit-arithmetic'
import type { NameReading } from '../domain/unit-names'
import type { UnitQuestion } from '../domain/unit-question'
import { withTarget } from './target'
import { tokenize, type Part } from './unit-sum-parts'

/** A sum without a unit is a number, as `3 m / 50 cm` is. */
export type UnitSum = Omit<Part, 'isBare'> & Pick<UnitQuestion, 'text' | 'to'>

/** Parses and works out by recursive descent: products before sums, from left to right. Throws a `Refusal`. */
function valueOf(tokens: readonly (Part | string)[]): Term {
  let next = 0

  function take(...signs: string[]): string | null {
    const sign = signs.find((one) => one === tokens[next])
    if (sign) next++
    return sign ?? null
  }
  function leftToRight(signs: readonly string[], operand: () => Term): Term {
    let value = operand()
    for (let sign = take(...signs); sign; sign = take(...signs)) {
      value = combined(value, sign, operand())
    }
    return value
  }
  const sum = (): Term => leftToRight(['+', '-'], product)
  const product = (): Term => leftToRight(['*', 'x', '/'], factor)

  function factor(): Term {
    if (take('-')) return negated(factor())
    if (take('(')) return bracketed()
    const part = tokens[next++]
    if (!part) throw new Refusal({ code: 'incomplete' })
    if (typeof part === 'string') throw new Refusal({ code: 'unexpected' })
    return part
  }
  /** `(2 + 3)`, and `(2 + 3) kg`; the bracket may be missing at the end. */
  function bracketed(): Term {
    const inside = sum()
    take(')')
    const part = tokens[next]
    if (typeof part !== 'object' || !part.isBare) return inside
    next++
    return combined(inside, '*', part)
  }

  const value = sum()
  if (next < tokens.length) throw new Refusal({ code: 'unexpected' })
  return value
}

/** The largest exponent of a double; the page has no larger ones. */
const LARGEST_EXPONENT = 308

function sumOf(question: string, names: NameReading): UnitSum | null {
  const { text, target } = withTarget(question, names)
  const tokens = tokenize(text, names)
  const parts = tokens?.filter((token) => typeof token === 'object')
  if (!tokens || !parts || parts.every(({ named }) => !named)) return null
  const { value, named } = valueOf(tokens)
  if (value.num !== 0n && exponentOf(value) > LARGEST_EXPONENT) {
    throw new Refusal({ code: 'too-large' })
  }
  if (target && !named) throw new Refusal({ code: 'no-unit' })
  if (named && target) requireOneCategory(named, target)
  return {
    value,
    named,
    text,
    to: target?.unit ?? null,
    whole: parts.find((part) => part.named)?.whole,
    readAs: parts.flatMap(({ readAs }) => readAs),
    meant: parts.flatMap(({ meant }) => meant),
  }
}

/** Reads `5 kg + 300 g in lb`, `3 * 5 ft 7 in`, `(2 m + 30 cm) / 4`; null for anything else. */
export function readUnitSum(
  question: string,
  names: NameReading,
): Result<UnitSum, ArithmeticProblem> | null {
  try {
    const sum = sumOf(question, names)
    return sum && ok(sum)
  } catch (thrown) {
    if (thrown instanceof Refusal) return err(thrown.problem)
    throw thrown
  }
}
