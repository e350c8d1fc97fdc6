import type { CategoryId } from './category-id'
import { MORE_CATEGORIES } from './more-units'
import { parseForm, type ResultForm } from './result-form'
import { CATEGORIES } from './units'

/** What is kept of the converter on the device: never a number that was typed. */
export interface KeptUnits extends ResultForm {
  categoryId: CategoryId
  fromKey: string
  toKey: string
}

const own = (value: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(value, name)?.value

/** From storage; null where category or units are unknown. An invalid form becomes that of spec §9. */
export function parseKept(value: unknown): KeptUnits | null {
  if (typeof value !== 'object' || value === null) return null
  const category = [...CATEGORIES, ...MORE_CATEGORIES].find(
    ({ id }) => id === own(value, 'categoryId'),
  )
  const keyOf = (side: string) =>
    category?.units.find(({ key }) => key === own(value, side))?.key ?? null
  const [fromKey, toKey] = [keyOf('fromKey'), keyOf('toKey')]
  if (!category || fromKey === null || toKey === null) return null
  const form = parseForm(own(value, 'notation'), own(value, 'digits'))
  return {
    categoryId: category.id,
    fromKey,
    toKey,
    ...(form ?? { notation: 'auto', digits: null }),
  }
}
