import type { Fraction } from '../../../lib/fraction'
import type { ConversionInput } from './conversion'
import { convert } from './convert'
import { formatIn, type ResultForm } from './format-result'
import type { Unit } from './units'

/** Of the quick conversions: spec §2. */
export const QUICK_COUNT = 5

/** The value in the units of the category other than its own: the first so many of its table. */
export const otherConversions = (
  value: Fraction,
  { category, from, form }: Pick<ConversionInput, 'category' | 'from'> & { form: ResultForm },
  count = Infinity,
): { unit: Unit; result: string }[] =>
  category.units
    .filter((unit) => unit !== from)
    .slice(0, count)
    .map((unit) => ({ unit, result: formatIn(form, convert(value, from, unit)) }))
