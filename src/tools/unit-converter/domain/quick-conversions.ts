import { convert } from './convert'
import { formatResult } from './format-result'
import type { Fraction } from '../../../lib/fraction'
import type { Category, Unit } from './units'

/** Spec §2. */
const MAX_CONVERSIONS = 5

export interface QuickConversion {
  unit: Unit
  result: string
}

/** The value in the first five units of the category's table other than its own. */
export const quickConversions = (
  value: Fraction,
  from: Unit,
  category: Category,
  format = formatResult,
): QuickConversion[] =>
  category.units
    .filter((unit) => unit.key !== from.key)
    .slice(0, MAX_CONVERSIONS)
    .map((unit) => ({ unit, result: format(convert(value, from, unit)) }))
