import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from b70e9ec30d95
import type { Category, Unit } from '../../domain/unit'
import { categoryName, unitName } from '../../unit-names.en'

export const switched = (category: Category) => `Kategorie gewechselt: ${categoryName(category)}.`
export const UNDO = 'Rückgängig'
export const takeOther = (unit: Unit) => `${unitName(unit)} nehmen`
