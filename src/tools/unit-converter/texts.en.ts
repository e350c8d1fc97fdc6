import type { ValueError } from './domain/read-value'
import { wordsFor, wordsForOne } from './domain/unit-words'
import type { Category, Unit } from './domain/units'

export const CONVERSION = 'Conversion'
export const FROM = 'From'
export const TO = 'To'
export const FROM_UNIT = 'From unit'
export const TO_UNIT = 'To unit'
export const SWAP = 'Swap units'
export const CHANGE_SIGN = 'Change sign'
export const COPY_PLAIN = 'Copy Plain number'

export const BELOW_ABSOLUTE_ZERO = 'Below absolute zero'
export const readAs = (plain: string) => `Read as ${plain}`
const VALUE_ERRORS = {
  empty: undefined,
  'not-a-number': 'Enter a number, such as 1234.5',
  'with-unit': 'Not a number or a known unit',
  'too-large': 'Enter a number below 1.8e308',
  'not-positive': 'Enter a number above 0',
}
/** Why there is no result; undefined where nothing is typed. */
export const valueError = (error: ValueError): string | undefined =>
  error.code === 'other-category'
    ? `Choose the category ${error.category}`
    : VALUE_ERRORS[error.code]

/** `1 inch = 2.54 centimeters` */
export const rate = (from: Unit, result: string, to: Unit) =>
  `1 ${wordsForOne(from)} = ${result} ${wordsFor(to)}`
export const oneIs = (unit: Unit) => `1 ${wordsForOne(unit)} is`
export const noValue = (category: Category, from: Unit, to: Unit) =>
  `${category.name}: ${from.name} to ${to.name}, no value`
export const converted = (value: string, from: Unit, result: string, to: Unit) =>
  `${value} ${from.name} = ${result} ${to.name}`

export const CATEGORY = 'Category'
export const COPY_RESULT = 'Copy Result'
export const CLEAR_ALL = 'Clear All'
export const QUICK_CONVERSIONS = 'Quick Conversions'
export const CLEAR_HISTORY = 'Clear History'
