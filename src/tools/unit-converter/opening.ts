import { UNREADABLE, type Opening } from '../opening'
import type { ConversionInput } from './domain/conversion'
import { isRatio } from './domain/link'
import { ALL_CATEGORIES } from './domain/more-units'
import { readValue } from './domain/read-value'
import { allUnits } from './domain/unit'
import type { UnitsState } from './state'

const LINK = /^([-+\d.e/]+?)([a-z]+\d?)=([a-z]+\d?)$/i

/** Null for what is no link to a conversion: no number, no unit, units of two categories. */
export function readLink(link: string): ConversionInput | null {
  const [, text = '', fromKey = '', toKey = ''] = LINK.exec(link) ?? []
  if (!readValue(text, 'en').ok && !isRatio(text)) return null
  for (const category of ALL_CATEGORIES) {
    const from = allUnits(category).find(({ key }) => key === fromKey)
    const to = allUnits(category).find(({ key }) => key === toKey)
    if (from && to) return { category, from, to, text }
  }
  return null
}

export const openingOf = (getState: () => UnitsState): Opening => ({
  openFragment(settings) {
    const conversion = readLink(settings)
    if (!conversion) return UNREADABLE
    getState().openConversion(conversion)
    return null
  },
})
