import { propertiesOf } from '#lib/properties'
import type { ChosenUnits } from './conversion'
import { MAX_DIGITS, MIN_DIGITS, NOTATIONS, SPECIFIED_FORM, type ResultForm } from './format-result'
import { allUnits, type Category } from './unit'

/** What is kept of the converter on the device, its units by their keys: never a number that was typed. */
export interface StoredUnits extends ResultForm {
  categoryId: string
  fromKey: string
  toKey: string
}

/** What is chosen for one another. */
export const UNITS_TOGETHER = [
  ['categoryId', 'fromKey', 'toKey'],
  ['notation', 'digits'],
] as const

type Chosen = ChosenUnits & { form: ResultForm }

export const storedUnits = ({ category, from, to, form }: Chosen): StoredUnits => ({
  categoryId: category.id,
  fromKey: from.key,
  toKey: to.key,
  notation: form.notation,
  digits: form.digits,
})

/** The form of results as it was kept; null where it is invalid. */
export function parseForm(notation: unknown, digits: unknown): ResultForm | null {
  const known = NOTATIONS.find((one) => one === notation)
  if (!known) return null
  if (digits === null) return { notation: known, digits }
  const count = typeof digits === 'number' && Number.isInteger(digits) ? digits : 0
  return count >= MIN_DIGITS && count <= MAX_DIGITS ? { notation: known, digits: count } : null
}

/** From storage; null of what names no units. An invalid form becomes the specified one. */
export function parseStored(value: unknown): StoredUnits | null {
  const { categoryId, fromKey, toKey, notation, digits } = propertiesOf(value)
  if (typeof categoryId !== 'string' || typeof fromKey !== 'string' || typeof toKey !== 'string')
    return null
  const form = parseForm(notation, digits) ?? SPECIFIED_FORM
  return { categoryId, fromKey, toKey, ...form }
}

/** The units that the keys stand for; null where there are none of these. */
export function unitsOf(
  { categoryId, fromKey, toKey }: Pick<StoredUnits, 'categoryId' | 'fromKey' | 'toKey'>,
  categories: readonly Category[],
): ChosenUnits | null {
  const category = categories.find(({ id }) => id === categoryId)
  const units = category ? allUnits(category) : []
  const from = units.find(({ key }) => key === fromKey)
  const to = units.find(({ key }) => key === toKey)
  return category && from && to ? { category, from, to } : null
}
