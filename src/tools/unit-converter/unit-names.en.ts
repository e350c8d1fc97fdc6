import type { Category, Unit } from './domain/unit'
import { wordsFor, wordsForOne } from './domain/unit-words'

// In English the names of the tables serve, by which questions are read in every language.

/** A unit by its name alone: `Square Feet`. */
export const unitName = ({ name }: Unit) => name
/** The same within a sentence: `square feet`, `British thermal units`. */
export const unitWords = (unit: Unit) => wordsFor(unit)
/** The same of one: `square foot`, `British thermal unit`. */
export const unitWordsForOne = (unit: Unit) => wordsForOne(unit)
export const categoryName = ({ name }: Category) => name
