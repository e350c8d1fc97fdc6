import { UNREADABLE, type Opening } from '../opening'
import type { ConversionInput } from './domain/conversion'
import { isRatio } from './domain/link'
import { ALL_CATEGORIES } from './domain/more-units'
import { readValue } from './domain/read-value'
import { allUnits } from './domain/unit'
import type { UnitsState } from './state'

const LINK = /^([-+\d.e/]*?)([a-z]+\d?)=([a-z]+\d?)$/i

const isValue = (text: string) => readValue(text, 'en').ok || isRatio(text)

/** The units of a link, and what stands before them; null for what is none, or where they are of two categories. */
function readUnits(link: string): ConversionInput | null {
  const [, text = '', fromKey = '', toKey = ''] = LINK.exec(link) ?? []
  for (const category of ALL_CATEGORIES) {
    const from = allUnits(category).find(({ key }) => key === fromKey)
    const to = allUnits(category).find(({ key }) => key === toKey)
    if (from && to) return { category, from, to, text }
  }
  return null
}

/** Null for what is no link to a conversion: no number, no unit, units of two categories. */
export function readLink(link: string): ConversionInput | null {
  const read = readUnits(link)
  return read && isValue(read.text) ? read : null
}

export const openingOf = (getState: () => UnitsState): Opening => ({
  openFragment(settings) {
    const conversion = readLink(settings)
    if (!conversion) return UNREADABLE
    getState().openConversion(conversion)
    return null
  },
  /** The text is that of two units, without a value. */
  openText(text) {
    const units = readUnits(text)
    if (units) getState().openConversion(units)
    return null
  },
})
