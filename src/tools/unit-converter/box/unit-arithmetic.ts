import type { Expression, Quantity } from '#lib/expression/tree'
import { add, divide, multiply, ONE, parseFraction, type Fraction } from '#lib/fraction'
import { leadingNumber } from '#lib/quantity-text'
import { err, ok, type Result } from '#lib/result'
import { convert } from '../domain/convert'
import type { NamedUnit } from '../extras/shared/unit-names'
import type { Category, Unit } from '../domain/unit'

interface Term {
  value: Fraction
  /** The unit; null for a plain number. */
  named: NamedUnit | null
  isPercent?: boolean
}

/** A quantity, or a number, of a sum. */
export interface Part extends Quantity, Term {
  whole?: Unit | undefined
  inferred: readonly Unit[]
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

/** The problem null: it is no question of quantities. */
export type Outcome<Value> = Result<Value, ArithmeticProblem | null>

const MINUS_ONE = parseFraction('-1')
const HUNDRED = parseFraction('100')

const negated = (term: Term): Term => ({ ...term, value: multiply(term.value, MINUS_ONE) })

/** The refusal of a sum with units of two categories; null where they are of one. */
export const unlike = (a: NamedUnit, b: NamedUnit): Outcome<never> | null =>
  a.category === b.category ? null : err({ code: 'unlike', units: [a.unit, b.unit] })

export const noSums = (category: Category): Outcome<never> => err({ code: 'no-sums', category })

/** A percentage is one of the value so far. */
function added(a: Term, b: Term): Outcome<Term> {
  if (b.isPercent) return ok({ ...a, value: multiply(a.value, add(ONE, b.value)) })
  if (a.named && b.named) {
    const { named } = a
    const value = add(a.value, convert(b.value, b.named.unit, named.unit))
    return unlike(named, b.named) ?? ok({ value, named })
  }
  const isNumber = a.named === b.named
  return isNumber ? ok({ value: add(a.value, b.value), named: null }) : err({ code: 'no-unit' })
}

function multiplied(a: Term, b: Term): Outcome<Term> {
  if (a.named && b.named) return err({ code: 'not-linear' })
  return ok({ value: multiply(a.value, b.value), named: a.named ?? b.named })
}

/** A quantity divided by one of its kind is a number: `3 m / 50 cm`. */
function divided(a: Term, b: Term): Outcome<Term> {
  if (b.value.num === 0n) return err({ code: 'division-by-zero' })
  if (b.value.num < 0n) return divided(negated(a), negated(b))
  if (!b.named) return ok({ value: divide(a.value, b.value), named: a.named })
  if (a.named?.category !== b.named.category) return err({ code: 'not-linear' })
  return ok({ value: divide(a.value, convert(b.value, b.named.unit, a.named.unit)), named: null })
}

/** @param sign of the operator, or `x` as it was written */
function combined(a: Term, sign: string, b: Term): Outcome<Term> {
  for (const { named } of [a, b]) {
    const category = named?.category
    if (category && (category.id === 'temperature' || category.isPositive)) {
      return noSums(category)
    }
  }
  const isSize = sign === 'x' && !a.named && b.named?.category.id === 'length'
  if (isSize) return err({ code: 'size' })
  if (sign === '+') return added(a, b)
  if (sign === '-') return added(a, negated(b))
  if (sign === '/') return divided(a, b)
  return sign === '*' || sign === 'x' ? multiplied(a, b) : err(null)
}

const then = (outcome: Outcome<Term>, next: (term: Term) => Outcome<Term>): Outcome<Term> =>
  outcome.ok ? next(outcome.value) : outcome

/** The exact value of a tree of this text. */
export function valueOf(tree: Expression<Part>, text: string): Outcome<Term> {
  switch (tree.kind) {
    case 'quantity':
      return ok(tree)
    case 'number': {
      const value = leadingNumber(tree.plain, 'en')?.value
      return value ? ok({ value, named: null }) : err(null)
    }
    case 'group':
      return valueOf(tree.of, text)
    case 'negative':
      return then(valueOf(tree.of, text), (of) => ok(negated(of)))
    case 'percent':
      return then(valueOf(tree.of, text), ({ value, named }) =>
        named ? err(null) : ok({ value: divide(value, HUNDRED), named, isPercent: true }),
      )
    case 'binary': {
      const { operator, left, right, at } = tree
      const sign = /x/i.test(text.charAt(at)) ? 'x' : operator
      return then(valueOf(left, text), (a) =>
        then(valueOf(right, text), (b) => combined(a, sign, b)),
      )
    }
    default:
      return err(null)
  }
}
