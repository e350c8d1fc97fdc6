import { MORE_CATEGORIES } from './domain/more-units'
import { parseKept } from './domain/kept-units'
import { formatIn, type ResultForm } from './domain/result-form'
import { CATEGORIES } from './domain/units'
import type { UnitsState } from './store'

/** What writes all results of the page in a form. */
export const formOf = (form: ResultForm): Pick<UnitsState, 'form' | 'format'> => ({
  form,
  format: (value) => formatIn(form, value),
})

/** The state that kept settings lead to; null where they cannot be read. */
export function restoredUnits(kept: unknown): Partial<UnitsState> | null {
  const parsed = parseKept(kept)
  if (!parsed) return null
  const { notation, digits, ...units } = parsed
  const isFirst = CATEGORIES.some(({ id }) => id === units.categoryId)
  return {
    ...units,
    ...formOf({ notation, digits }),
    ...(isFirst ? {} : { more: MORE_CATEGORIES }),
  }
}
