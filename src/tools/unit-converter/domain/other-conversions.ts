import type { Fraction } from '../../../lib/fraction'
import { convert } from './convert'
import { formatIn, type ResultForm } from './format-result'
import type { Category, Unit } from './units'

/** Of the quick conversions: spec §2. */
export const QUICK_COUNT = 5

/** The value in the units of the category other than its own: the first so many of its table. */
export const otherConversions = (
  value: Fraction,
  from: Unit,
  { units }: Category,
  form: ResultForm,
  count = Infinity,
): { unit: Unit; result: string }[] =>
  units
    .filter((unit) => unit.key !== from.key)
    .slice(0, count)
    .map((unit) => ({ unit, result: formatIn(form, convert(value, from, unit)) }))
