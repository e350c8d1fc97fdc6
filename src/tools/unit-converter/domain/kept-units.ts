import { propertiesOf } from '../../../lib/properties'
import type { CategoryId } from './category-id'
import { ALL_CATEGORIES } from './more-units'
import { parseForm, type ResultForm } from './result-form'

/** What is kept of the converter on the device: never a number that was typed. */
export interface KeptUnits extends ResultForm {
  categoryId: CategoryId
  fromKey: string
  toKey: string
}

/** From storage; null where category or units are unknown. An invalid form becomes that of spec §9. */
export function parseKept(value: unknown): KeptUnits | null {
  const { categoryId, fromKey, toKey, notation, digits } = propertiesOf(value)
  const category = ALL_CATEGORIES.find(({ id }) => id === categoryId)
  const from = category?.units.find(({ key }) => key === fromKey)
  const to = category?.units.find(({ key }) => key === toKey)
  if (!category || !from || !to) return null
  return {
    categoryId: category.id,
    fromKey: from.key,
    toKey: to.key,
    ...(parseForm(notation, digits) ?? { notation: 'auto', digits: null }),
  }
}
