import { ok } from '#lib/result'
import type { ChosenUnits, ConversionInput, TextReader } from '../../domain/conversion'
import { readQuantity, type Quantity } from '../shared/quantity'
import { inEachReading } from '../shared/unit-names'
import { usualTarget } from '../shared/usual-target'

/** The chosen units with those that a quantity names in their place; never the same on both sides. */
function unitsWith(
  { named }: Quantity,
  { category, from, to, locale }: ConversionInput,
): ChosenUnits {
  if (!named) return { category, from, to }
  const usual = to === named.from ? from : to
  const target =
    named.category === category ? usual : usualTarget(named.from, named.category, locale)
  return { category: named.category, from: named.from, to: named.to ?? target }
}

/** How a text that is no plain number is read, and the units that it names; null where it is no quantity. */
export const readingOf: TextReader = (input) => {
  const { text, locale, category, from, to } = input
  const [quantity, another] = inEachReading(locale, (names) => readQuantity(text, input, names))
  if (!quantity) return null
  const units = unitsWith(quantity, input)
  const other = another && another.named?.from !== units.from ? unitsWith(another, input) : null
  const before = units.category === category ? null : { category, from, to }
  return { reading: { text, read: ok(quantity), before, other }, ...units }
}
