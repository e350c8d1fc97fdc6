import { add, divide, multiply, subtract, type Fraction } from '../../../lib/fraction'
import type { Unit } from './units'

/** The exact value in `to` of a value in `from`, a unit of the same category. */
export function convert(value: Fraction, from: Unit, to: Unit): Fraction {
  const base = add(multiply(value, from.factor), from.offset)
  return divide(subtract(base, to.offset), to.factor)
}
