import { propertiesOf } from '#lib/properties'
import type { ChosenUnits } from './conversion'
import { MAX_DIGITS, MIN_DIGITS, NOTATIONS, SPECIFIED_FORM, type ResultForm } from './format-result'
import { ALL_CATEGORIES } from './more-units'
import { allUnits } from './unit'

/** What is kept of the converter on the device: never a number that was typed. */
type KeptUnits = ChosenUnits & { form: ResultForm; decimalComma: boolean }

/** Null where it is invalid. */
export function parseForm(notation: unknown, digits: unknown): ResultForm | null {
  const known = NOTATIONS.find((one) => one === notation)
  if (!known) return null
  if (digits === null) return { notation: known, digits }
  const count = typeof digits === 'number' && Number.isInteger(digits) ? digits : 0
  return count >= MIN_DIGITS && count <= MAX_DIGITS ? { notation: known, digits: count } : null
}

/** From storage; null where category or units are unknown. An invalid form becomes the specified one. */
export function parseKept(value: unknown): KeptUnits | null {
  const { categoryId, fromKey, toKey, notation, digits, decimalComma } = propertiesOf(value)
  // Earlier versions had imperial volumes and tons in categories of their own.
  const earlier = { 'uk-volume': 'volume', tons: 'weight' }[String(categoryId)] ?? categoryId
  const category = ALL_CATEGORIES.find(({ id }) => id === earlier)
  if (!category) return null
  const from = allUnits(category).find(({ key }) => key === fromKey)
  const to = allUnits(category).find(({ key }) => key === toKey)
  if (!from || !to) return null
  return {
    category,
    from,
    to,
    form: parseForm(notation, digits) ?? SPECIFIED_FORM,
    decimalComma: decimalComma === true,
  }
}
