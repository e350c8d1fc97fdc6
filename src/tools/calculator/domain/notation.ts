import { RELIABLE_DIGITS, type Decimal } from './decimal'
import type { FunctionKey, Operator } from './keys'

export const SHOWN_DIGITS = 15

/** Powers of ten between which a number is written out. */
const SMALLEST_PLAIN = -6
const LARGEST_PLAIN = 14

/**
 * At most 15 significant digits, no grouping. Longer whole numbers take an exponent: the zeros that
 * would fill them up would pass for exact digits. A round one of 16 digits is exact and written out.
 */
export function formatNumber(value: Decimal): string {
  const shown = value.toSignificantDigits(SHOWN_DIGITS)
  const isPlain = shown.e >= SMALLEST_PLAIN && shown.e <= LARGEST_PLAIN
  const isRound = shown.e === LARGEST_PLAIN + 1 && shown.equals(value)
  return isPlain || isRound ? shown.toFixed() : shown.toExponential()
}

/**
 * The number to be copied: with all its digits and no exponent. One that has more digits than are reliable, such as a
 * third, is rounded to those, and takes an exponent where zeros would pass for digits.
 */
export function plainNumber(value: Decimal): string {
  const reliable = value.toSignificantDigits(RELIABLE_DIGITS)
  const isPlain = reliable.e >= SMALLEST_PLAIN && reliable.e < RELIABLE_DIGITS
  return isPlain || reliable.equals(value) ? reliable.toFixed() : reliable.toExponential()
}

/** A number in an equation, with the sign of a minus. */
export const writeNumber = (value: Decimal): string => formatNumber(value).replaceAll('-', '−')

/** How operators look on keys and in equations. */
export const OPERATOR_SIGNS: Record<Operator, string> = {
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '^': '^',
}

/** The unit behind an angle in an equation. */
export const RADIANS = ' rad'

/** A power or a factorial of a negative number needs brackets: -5² would be -25. */
export const bracketed = (number: string): string =>
  number.startsWith('-') ? `(${number})` : number

const NOTATIONS: Partial<Record<FunctionKey, (number: string) => string>> = {
  sqrt: (number) => `√(${number})`,
  square: (number) => `${bracketed(number)}²`,
  cube: (number) => `${bracketed(number)}³`,
  factorial: (number) => `${bracketed(number)}!`,
  reciprocal: (number) => `1/${bracketed(number)}`,
}

export const writeFunction = (key: FunctionKey, number: string): string =>
  NOTATIONS[key]?.(number) ?? `${key}(${number})`

/** `5 ÷ 1/2` would be 2.5, and `5 ^ 1/2` too; `8 ÷ 2π` can be read in two ways. */
const asOperand = (operator: Operator, right: string): string =>
  /^1\/|\d[πe]$/.test(right) && (operator === '/' || operator === '^') ? `(${right})` : right

/** @param right may be missing yet */
export function writeOperation(left: string, operator: Operator, right = ''): string {
  const base = operator === '^' ? bracketed(left) : left
  return `${base} ${OPERATOR_SIGNS[operator]} ${asOperand(operator, right)}`.trimEnd()
}
