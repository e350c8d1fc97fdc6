import type { Fraction } from '../../../lib/fraction'
import { convert } from './convert'
import { formatResult } from './format-result'
import type { QuickConversion } from './quick-conversions'
import type { Category, Unit } from './units'

/** The value in every unit of the category other than its own. */
export const allConversions = (
  value: Fraction,
  from: Unit,
  { units }: Category,
  format = formatResult,
): QuickConversion[] =>
  units
    .filter((unit) => unit !== from)
    .map((unit) => ({ unit, result: format(convert(value, from, unit)) }))
