import type { ConversionInput } from './conversion'
import { isRatio } from './link'
import { ALL_CATEGORIES } from './more-units'
import { readValue } from './read-value'

const LINK = /^([-+\d.e/]+?)([a-z]+\d?)=([a-z]+\d?)$/i

/** Null for what is no link to a conversion: no number, no unit, units of two categories. */
export function readLink(link: string): ConversionInput | null {
  const [, text = '', fromKey = '', toKey = ''] = LINK.exec(link) ?? []
  if (!readValue(text, 'en').ok && !isRatio(text)) return null
  for (const category of ALL_CATEGORIES) {
    const from = category.units.find(({ key }) => key === fromKey)
    const to = category.units.find(({ key }) => key === toKey)
    if (from && to) return { category, from, to, text }
  }
  return null
}
