import { add, divide, multiply, subtract, type Fraction } from '#lib/fraction'
import type { Category, Unit } from './unit'

/** The exact value in another unit of the category. Where that `isPositive` the value is above 0: it may divide. */
export function convert(value: Fraction, from: Unit, to: Unit): Fraction {
  const base = from.isInverse
    ? divide(from.factor, value)
    : add(multiply(value, from.factor), from.offset)
  return to.isInverse ? divide(to.factor, base) : divide(subtract(base, to.offset), to.factor)
}

/** Whether it is a temperature that nothing can have. */
export const isBelowAbsoluteZero = (value: Fraction, { factor, offset }: Unit, { id }: Category) =>
  id === 'temperature' && add(multiply(value, factor), offset).num < 0n
