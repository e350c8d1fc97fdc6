import { add, multiply, type Fraction } from '../../../lib/fraction'
import type { Category, Unit } from './units'

export const BELOW_ABSOLUTE_ZERO = 'Below absolute zero'

/** Whether it is a temperature that nothing can have. */
export const isBelowAbsoluteZero = (value: Fraction, { factor, offset }: Unit, { id }: Category) =>
  id === 'temperature' && add(multiply(value, factor), offset).num < 0n
