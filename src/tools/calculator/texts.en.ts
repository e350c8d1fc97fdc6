import type { ExpressionProblem } from '#lib/expression/tree'
import { HISTORY_SIZE } from '#lib/history-size'
import { figureList, figures } from '#lib/figures.en'
import { figure, isolate } from '#lib/writing.en'
import type { Note } from './domain/calculator'
import type { Angle, Key } from './domain/keys'

export const DISPLAY_LABEL = 'Display'
export const ERROR = 'Error'
export const LEFT_TO_RIGHT = 'No operator precedence: 2\u00a0+\u00a03\u00a0×\u00a04\u00a0=\u00a020'

export const NOTES: Record<Extract<Note, string>, string> = {
  'division-by-zero': 'Division by zero: the result is shown as 0',
  undefined: 'Not defined. Press a digit to start again.',
  'too-large': 'Too large. Press a digit to start again.',
  'too-small': 'Too small: shown as 0',
  'out-of-range': 'Too long for the keypad: use the expression line',
  'not-pasted': 'Not pasted: no number found',
  'not-loaded': 'Not pasted: could not be loaded',
  'in-degrees': 'Angles in degrees',
  'in-radians': 'Angles in radians',
  'too-many-digits': '15 digits at most',
  'long-exponent': 'An exponent has 3 digits at most',
  'no-point': 'No decimal point fits here',
  'in-line': 'Goes on in the expression line',
}

/** Why a pasted expression was refused. @param part of the text where it was */
export const NOT_PASTED: Partial<Record<ExpressionProblem, (part: string) => string>> = {
  'unknown-word': (part) => `Not pasted: “${isolate(part)}” is no number`,
  'two-currencies': () => 'Not pasted: two currencies',
  'time-or-ratio': () => 'Not pasted: this may be a time or a ratio',
  'division-by-zero': () => 'Not pasted: a division by zero',
  ambiguous: () => 'Not pasted: can be read in two ways',
}

export const isNoKey = (typed: string) => `“${isolate(typed)}” is no key of this calculator`
export const asNegative = (equation: string) =>
  `As a negative number: ${isolate(figures(equation))}`
export const inPlaceOf = (number: string) =>
  `A negative number, in place of ${isolate(figures(number))}`
export const readAs = (plain: readonly string[]) => `Read as ${figureList(plain)}`
export const readInPlaceOf = (plain: readonly string[], number: string) =>
  `${readAs(plain)}, in place of ${isolate(figures(number))}`
export const READ_WITH_ANGLES: Readonly<Record<Angle, (plain: readonly string[]) => string>> = {
  degrees: (plain) => `Read as ${figureList(plain)}, angles in degrees`,
  radians: (plain) => `Read as ${figureList(plain)}, angles in radians`,
}

export const MEMORY_MARK = 'M'
export const memoryHolds = (number: string) => `Memory holds ${figure(number)}`
export const memoryIs = (number: string) => `Memory: ${figure(number)}`
export const MEMORY_CLEARED = 'Memory cleared'
export const COPIED = 'Copied'
export const COPY = 'Copy'
export const COPY_RESULT = 'Copy result'

export const MODE_LABEL = 'Mode'
export const MODES = { standard: 'Standard', scientific: 'Scientific' }
export const MODE_CHOSEN = { standard: 'Standard mode', scientific: 'Scientific mode' }

export const MEMORY_LABEL = 'Memory'
export const KEYS_LABEL = 'Keys'
export const FUNCTIONS_LABEL = 'Scientific functions'

/** The signs of keys in words. Letters come first as they stand on the key, for control by voice. */
export const KEY_NAMES: Partial<Record<Key, string>> = {
  backspace: 'Backspace',
  '/': 'divided by',
  '*': 'times',
  '-': 'minus',
  '+': 'plus',
  negate: 'change sign',
  '.': 'decimal point',
  '=': 'equals',
  '%': 'percent',
  '^': 'x^y, x to the power of y',
  // Its sign is a true minus.
  'M-': 'M-',
  sqrt: 'square root',
  square: 'x², x squared',
  factorial: 'n!, factorial',
  reciprocal: '1/x, one divided by x',
  pi: 'pi',
}

/** What the letters on keys mean. */
export const KEY_TITLES: Partial<Record<Key, string | Record<Angle, string>>> = {
  C: 'Clear all',
  CE: 'Clear entry',
  MC: 'Memory clear',
  MR: 'Memory recall',
  'M+': 'Memory add',
  'M-': 'Memory subtract',
  MS: 'Memory store',
  sin: { degrees: 'Sine of degrees', radians: 'Sine of radians' },
  cos: { degrees: 'Cosine of degrees', radians: 'Cosine of radians' },
  tan: { degrees: 'Tangent of degrees', radians: 'Tangent of radians' },
  log: 'Logarithm to base 10',
  ln: 'Natural logarithm',
  e: 'Euler’s number',
}

export const ANGLE_SIGNS: Record<Angle, string> = { degrees: 'DEG', radians: 'RAD' }
export const ANGLES_ARE_IN: Record<Angle, string> = {
  degrees: 'Angles are in degrees',
  radians: 'Angles are in radians',
}

export const HISTORY = 'History'
export const HISTORY_LIST = {
  title: 'Calculation History',
  emptyText: 'No calculations yet',
  clearLabel: 'Clear History',
}
export const HISTORY_HINT = `Your last ${HISTORY_SIZE} calculations appear here. Select one to continue with its result.`
export const USE_RESULT = 'Use this result'
export const CLOSE = 'Close'

export const HOW_IT_WORKS = 'How it works'
export const FACTS = [
  {
    title: 'Left to right',
    text: 'Each operator works right away: 2\u00a0+\u00a03\u00a0×\u00a04 gives 20.',
  },
  {
    title: 'Percent',
    text: '50\u00a0+\u00a020\u00a0% is 60: a share of the first number. After × and ÷ it is a hundredth.',
  },
  { title: 'Exact', text: '0.1 + 0.2 is 0.3. Results show up to 15 digits.' },
  { title: 'Division by zero', text: 'Gives 0, and the display says so.' },
  {
    title: 'Keyboard',
    text: 'Digits . + - * / ^ % ! as on the keys, e for an exponent, ( for the expression line. Enter or = for the result, Escape to clear all, Backspace to delete. Ctrl+C copies all digits of the display, Ctrl+V takes a number or a sum.',
  },
]
