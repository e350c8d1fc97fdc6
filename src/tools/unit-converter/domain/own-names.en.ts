import type { Unit } from './unit'

/** Units of a further category with their names in the language of the page; in English they have them. */
export const withOwnNames = (units: readonly Unit[]): readonly Unit[] => units
