import { MOST_CHARACTERS } from '#lib/expression/parse'
import type { ExpressionError, ExpressionProblem } from '#lib/expression/tree'
import { plural } from '#lib/writing.en'
import type { Angle } from '../../domain/keys'
import { SHOWN_DIGITS } from '../../domain/notation'
import { splitAtError } from './domain/answer'

export const EXPRESSION = 'Expression'
export const HINTS: Record<Angle, string> = {
  degrees: 'Follows the order of operations. Try 2+3×(4−1), 10% of 80, sin 30, 5!',
  radians: 'Follows the order of operations. Try 2+3×(4−1), 10% of 80, sin(π/6), 5!',
}
export const ENTER = 'Enter'

export const COPY_RESULT = 'Copy Result'
export const isResult = (result: string) => `= ${result}`
export const keypadGives = (result: string) => `Keypad, left to right: ${result}`
export const inRadians = (result: string) => `In radians: ${result}`
/** Null where nothing was to be decided. */
export const readingText = (readAs: readonly string[]): string | null =>
  readAs.length > 0 ? `Read as ${readAs.join(', ')}` : null

const PROBLEMS: Record<ExpressionProblem, string> = {
  'too-long': `Longer than ${MOST_CHARACTERS} characters`,
  'too-deep': 'Too many nested brackets or signs',
  'too-many-calls': 'Too many functions and powers',
  incomplete: 'A number or a bracket is missing',
  unexpected: 'Not expected here',
  'unknown-word': 'Unknown word',
  'no-number': 'Not a number',
  'time-or-ratio': 'May be a time or a ratio. Write a division as 80/40',
  'two-currencies': 'A second currency',
  ambiguous: 'Can be read in two ways. Add brackets',
  'division-by-zero': 'Cannot divide by zero',
  undefined: 'Not defined',
  'too-large': 'Too large',
  'too-small': 'Too small',
  'no-remainder': 'Too large for a remainder',
  'angle-too-large': 'The angle is too large',
}

/** What is wrong and where, such as `Unknown word: character 5, "foo"`. */
export function problemText(text: string, error: ExpressionError): string {
  const { before, part } = splitAtError(text, error)
  const problem = PROBLEMS[error.code]
  if (error.code === 'too-long') return problem
  if (part === '') return `${problem} at the end`
  return `${problem}: character ${[...before].length + 1}, "${part}"`
}

export const WORKING = 'Working it out'
export const WORK_IT_OUT = 'Work it out'
export const FAILED = 'This could not be worked out.'
/** Null where the shown number has all of its digits before the point. */
export const lengthNote = (digits: number): string | null =>
  digits > SHOWN_DIGITS
    ? plural(digits, { one: '# digit before the point', other: '# digits before the point' })
    : null

export const RADIANS = { label: 'Radians', hint: 'For sin, cos and tan.' }
export const FURTHER_KEYS =
  'Shortcuts: F9 changes the sign, @ is the square root. A bracket you type on the keypad continues here.'

export const EARLIER = 'Earlier calculations'
export const NO_CALCULATIONS = 'No calculations yet'
export const INSERT_EXPRESSION = 'Insert this expression'
export const INSERT_RESULT = 'Insert this result'
export const KEEP_HISTORY = { label: 'Keep history', hint: 'And memory, on this device.' }
