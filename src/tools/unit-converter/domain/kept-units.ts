import { propertiesOf } from '../../../lib/properties'
import type { ConversionInput } from './conversion'
import { SPECIFIED_FORM, type ResultForm } from './format-result'
import { ALL_CATEGORIES } from './more-units'
import { parseForm } from './result-form'

/** What is kept of the converter on the device: never a number that was typed. */
type KeptUnits = Pick<ConversionInput, 'category' | 'from' | 'to'> & { form: ResultForm }

/** From storage; null where category or units are unknown. An invalid form becomes that of spec §9. */
export function parseKept(value: unknown): KeptUnits | null {
  const { categoryId, fromKey, toKey, notation, digits } = propertiesOf(value)
  const category = ALL_CATEGORIES.find(({ id }) => id === categoryId)
  const from = category?.units.find(({ key }) => key === fromKey)
  const to = category?.units.find(({ key }) => key === toKey)
  if (!category || !from || !to) return null
  return { category, from, to, form: parseForm(notation, digits) ?? SPECIFIED_FORM }
}
