import type { ValueError } from './domain/read-value'
import { wordsFor, wordsForOne } from './domain/unit-words'
import type { Category, Unit } from './domain/unit'

export const CONVERSION = 'Conversion'
export const FROM = 'From'
export const TO = 'To'
export const FROM_UNIT = 'From unit'
export const TO_UNIT = 'To unit'
/** The further units of a category in its selects, and what opens the further categories. */
export const MORE = 'More'
export const SWAP = 'Swap units'
export const CHANGE_SIGN = 'Change sign'
export const LETTERS = { key: 'ABC', name: 'Keyboard with letters' }
export const NUMBERS = { key: '123', name: 'Keyboard with numbers' }
export const COPY_PLAIN = 'Copy Plain number'

const LONGEST_NAME = 24
/** Of a unit that the table does not have, as it was typed. */
export const noUnit = (name: string) => `The converter has no ${name.slice(0, LONGEST_NAME)}.`
export const BELOW_ABSOLUTE_ZERO = 'Below absolute zero'
export const readAs = (plain: string) => `Read as ${plain}`
const VALUE_ERRORS = {
  empty: undefined,
  'not-a-number': 'Enter a number, such as 1234.5',
  'too-large': 'Enter a number below 1.8e308',
  'not-positive': 'Enter a number above 0',
}
/** Why there is no result; undefined where nothing is typed. */
export const valueError = (error: ValueError): string | undefined =>
  error.code === 'with-unit' ? noUnit(error.name) : VALUE_ERRORS[error.code]

/** The unit in the text is of another category than the chosen one. */
export const switched = (category: Category) => `Switched to ${category.name}.`
export const UNDO = 'Undo'
/** Another unit of the same name. */
export const takeOther = (unit: Unit) => `Use ${unit.name}`

/** The longest text on the scale, in characters. */
const LONGEST_ON_SCALE = 8

/** People say degrees of a temperature by its sign. */
const isDegree = ({ symbol }: Unit) => symbol.startsWith('°')
/** `1 inch`, `1 °F` */
export const oneOf = (unit: Unit) => `1 ${isDegree(unit) ? unit.symbol : wordsForOne(unit)}`
/** `1 inch = 2.54 centimeters`, `1 °C = 33.8 °F` */
export const rate = (from: Unit, result: string, to: Unit) =>
  `${oneOf(from)} = ${result} ${isDegree(to) ? to.symbol : wordsFor(to)}`
/** The result in parts, and hours also as a clock shows them. */
export const inParts = (parts: string, clock: string | null) =>
  clock === null ? parts : `${parts} · ${clock}`
/** Beside the result and its unit in the strip. */
export const ofValue = (value: string, from: Unit) => `from ${value} ${from.symbol}`
/** A number on the ruler, the first of a side with its unit where that is short: `1 cm`, `200`, `3e6`. */
export function onScale(value: number, unit: Unit | null): string {
  const size = Math.abs(value)
  const isLong = size !== 0 && (size < 0.001 || size >= 1e6)
  const text = isLong ? value.toExponential().replace('+', '') : String(value)
  const withUnit = unit ? `${text} ${unit.symbol}` : text
  return withUnit.length > LONGEST_ON_SCALE ? text : withUnit
}
export const oneIs = ({ symbol }: Unit) => `1 ${symbol} is`
export const noValue = (category: Category, from: Unit, to: Unit) =>
  `${category.name}: ${from.name} to ${to.name}, no value`
export const converted = (value: string, from: Unit, result: string, to: Unit) =>
  `${value} ${from.name} = ${result} ${to.name}`

export const CATEGORY = 'Category'
export const MORE_CATEGORIES = 'More categories'
export const NOT_LOADED = 'The further categories could not be loaded.'
export const DECIMAL_COMMA = 'Copy numbers with a decimal comma'
export const COPY_RESULT = 'Copy Result'
export const CLEAR_ALL = 'Clear All'
export const QUICK_CONVERSIONS = 'Quick Conversions'
export const CLEAR_HISTORY = 'Clear History'
