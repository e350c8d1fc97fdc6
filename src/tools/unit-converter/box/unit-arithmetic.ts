import { add, divide, multiply, ONE, parseFraction, type Fraction } from '#lib/fraction'
import { convert } from '../domain/convert'
import type { NamedUnit } from '../domain/unit-names'
import type { Category, Unit } from '../domain/unit'

export interface Term {
  value: Fraction
  /** Null: a plain number. */
  named: NamedUnit | null
  isPercent?: boolean
}

export type ArithmeticProblem =
  | { code: 'unlike'; units: readonly [Unit, Unit] }
  /** `20 °C + 5 °C`: a temperature, or so many degrees more? */
  | { code: 'no-sums'; category: Category }
  /** `3 x 4 m`: of two lengths, or three times one? */
  | { code: 'size' }
  | {
      code:
        'no-unit' | 'not-linear' | 'division-by-zero' | 'incomplete' | 'unexpected' | 'too-large'
    }

/** Unwinds the reading of a sum, which makes a value of it. */
export class Refusal extends Error {
  readonly problem: ArithmeticProblem

  constructor(problem: ArithmeticProblem) {
    super(problem.code)
    this.problem = problem
  }
}

const MINUS_ONE = parseFraction('-1')

export function negated(term: Term): Term {
  const category = term.named?.category
  if (category?.isPositive) throw new Refusal({ code: 'no-sums', category })
  return { ...term, value: multiply(term.value, MINUS_ONE) }
}

/** Throws for units of two categories. */
export function requireOneCategory(a: NamedUnit, b: NamedUnit): void {
  if (a.category !== b.category) throw new Refusal({ code: 'unlike', units: [a.unit, b.unit] })
}

function added(a: Term, b: Term): Term {
  if (b.isPercent) return { ...a, value: multiply(a.value, add(ONE, b.value)) }
  if (!a.named || !b.named) {
    if (a.named !== b.named) throw new Refusal({ code: 'no-unit' })
    return { value: add(a.value, b.value), named: null }
  }
  requireOneCategory(a.named, b.named)
  const { named } = a
  return { value: add(a.value, convert(b.value, b.named.unit, named.unit)), named }
}

function multiplied(a: Term, b: Term): Term {
  if (a.named && b.named) throw new Refusal({ code: 'not-linear' })
  return { value: multiply(a.value, b.value), named: a.named ?? b.named }
}

/** A quantity divided by one of its kind is a number: `3 m / 50 cm`. */
function divided(a: Term, b: Term): Term {
  if (b.value.num === 0n) throw new Refusal({ code: 'division-by-zero' })
  if (b.value.num < 0n) return divided(negated(a), negated(b))
  if (!b.named) return { value: divide(a.value, b.value), named: a.named }
  if (!a.named || a.named.category !== b.named.category) throw new Refusal({ code: 'not-linear' })
  return { value: divide(a.value, convert(b.value, b.named.unit, a.named.unit)), named: null }
}

/** The exact result. A percentage that is added or subtracted is one of the value so far. */
export function combined(a: Term, sign: string, b: Term): Term {
  for (const { named } of [a, b]) {
    const category = named?.category
    if (category && (category.id === 'temperature' || category.isPositive)) {
      throw new Refusal({ code: 'no-sums', category })
    }
  }
  if (sign === 'x' && !a.named && b.named?.category.id === 'length') {
    throw new Refusal({ code: 'size' })
  }
  if (sign === '+') return added(a, b)
  if (sign === '-') return added(a, negated(b))
  return sign === '/' ? divided(a, b) : multiplied(a, b)
}
