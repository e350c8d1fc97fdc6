import { add, divide, multiply, subtract, type Ratio } from '../../../lib/ratio'
import type { Unit } from './units'

/** The exact value in `to` of a value in `from`, a unit of the same category. */
export function convert(value: Ratio, from: Unit, to: Unit): Ratio {
  const base = add(multiply(value, from.factor), from.offset)
  return divide(subtract(base, to.offset), to.factor)
}
