import type { ConversionInput } from './conversion'
import { isRatio } from './link'
import { ALL_CATEGORIES, MORE_CATEGORIES } from './more-units'
import { readValue } from './read-value'

const LINK = /^([-+\d.e/]+?)([a-z]+\d?)=([a-z]+\d?)$/i

/** Null for what is no link to a conversion: no number, no unit, units of two categories. */
export function readLink(link: string): ConversionInput | null {
  const [, text = '', fromKey = '', toKey = ''] = LINK.exec(link) ?? []
  const category = ALL_CATEGORIES.find(({ units }) =>
    [fromKey, toKey].every((key) => units.some((unit) => unit.key === key)),
  )
  if (!category || !(readValue(text, 'en').ok || isRatio(text))) return null
  return { categoryId: category.id, fromKey, toKey, text, more: MORE_CATEGORIES }
}
