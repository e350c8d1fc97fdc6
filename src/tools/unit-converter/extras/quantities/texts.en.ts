import type { Category, Unit } from '../../domain/unit'
import { categoryName, unitName } from '../../unit-names.en'

/** The unit in the text is of another category than the chosen one. */
export const switched = (category: Category) => `Switched to ${categoryName(category)}.`
export const UNDO = 'Undo'
/** Another unit of the same name. */
export const takeOther = (unit: Unit) => `Use ${unitName(unit)}`
