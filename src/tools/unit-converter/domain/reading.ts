import type { ConversionInput } from './conversion'
import { readQuantity, type Quantity } from './quantity'
import { categoryOf } from './units'

/** Longer texts are no quantity. */
const MAX_LENGTH = 100

/** The units that a quantity names in place of the chosen ones; never the same on both sides. */
function unitsOf({ fromKey, toKey }: Quantity, chosen: ConversionInput): Partial<ConversionInput> {
  if (fromKey === null) return {}
  const to = toKey ?? chosen.toKey
  return { fromKey, toKey: to === fromKey && toKey === null ? chosen.fromKey : to }
}

/**
 * What a text that is no plain number changes: how it was read, and the chosen units where it names others.
 * Null where it is no quantity.
 */
export function readingOf(input: ConversionInput): Partial<ConversionInput> | null {
  const { text, locale, categoryId, more } = input
  if (text.length > MAX_LENGTH) return null
  const read = readQuantity(text, categoryOf(categoryId, more), locale)
  if (!read) return null
  return { reading: { text, read }, ...(read.ok ? unitsOf(read.value, input) : {}) }
}
