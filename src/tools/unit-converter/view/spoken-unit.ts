import type { Unit } from '../domain/unit'
import { unitWords, unitWordsForOne } from '../unit-names.en'

/** People say degrees of a temperature by its sign. */
const isDegree = ({ symbol }: Unit) => symbol.startsWith('°')

/** A unit behind a number: `centimeters`, `°F`. */
export const spokenUnit = (unit: Unit): string => (isDegree(unit) ? unit.symbol : unitWords(unit))

/** A unit behind a 1: `inch`, `°F`. */
export const spokenUnitOfOne = (unit: Unit): string =>
  isDegree(unit) ? unit.symbol : unitWordsForOne(unit)
