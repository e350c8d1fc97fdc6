import { figure, isolate } from '#lib/writing.en'
import type { ValueError } from './domain/read-value'
import type { Category, Unit } from './domain/unit'
import { categoryName, unitName } from './unit-names.en'

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

/** Of a unit that the table does not have, as it was typed. */
export const noUnit = (name: string) => `The converter has no ${isolate(name)}.`
export const BELOW_ABSOLUTE_ZERO = 'Below absolute zero'
export const readAs = (plain: string) => `Read as ${figure(plain)}`
/** Two remarks on one value. */
export const bothNotes = (first: string, second: string) => `${first}. ${second}`
const VALUE_ERRORS = {
  empty: undefined,
  'not-a-number': 'Enter a number, such as 1234.5',
  'too-large': 'Enter a number below 1.8e308',
  'not-positive': 'Enter a number above 0',
}
/** Why there is no result; undefined where nothing is typed. */
export const valueError = (error: ValueError): string | undefined =>
  error.code === 'with-unit' ? noUnit(error.name) : VALUE_ERRORS[error.code]

/** `1 inch = 2.54 centimeters`, `1 °C = 33.8 °F`. */
export const rate = (from: string, result: string, to: string) =>
  isolate(`1 ${from} = ${figure(result)} ${to}`)
/** The result in parts that hours also have as a clock shows them. */
export const inParts = (parts: string, clock: string) => `${figure(parts)} · ${figure(clock)}`
/** Beside the result and its unit in the strip. */
export const ofValue = (value: string, from: Unit) =>
  `from ${isolate(`${figure(value)} ${from.symbol}`)}`
export const oneIs = ({ symbol }: Unit) => `${isolate(`1 ${symbol}`)} is`
export const noValue = (category: Category, from: Unit, to: Unit) =>
  `${categoryName(category)}: ${unitName(from)} to ${unitName(to)}, no value`
/** A side of a row of the history. */
export const valueWithUnit = (value: string, unit: Unit) => `${figure(value)} ${unitName(unit)}`
export const converted = (value: string, from: Unit, result: string, to: Unit) =>
  `${valueWithUnit(value, from)} = ${valueWithUnit(result, to)}`

export const CATEGORY = 'Category'
export const MORE_CATEGORIES = 'More categories'
export const NOT_LOADED = 'The further categories could not be loaded.'
export const COPY_RESULT = 'Copy Result'
export const CLEAR_ALL = 'Clear All'
export const QUICK_CONVERSIONS = 'Quick Conversions'
export const CLEAR_HISTORY = 'Clear History'
