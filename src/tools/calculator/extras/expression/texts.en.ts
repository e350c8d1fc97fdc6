import { MOST_CHARACTERS } from '#lib/expression/parse'
import type { ExpressionProblem } from '#lib/expression/tree'
import { figureList } from '#lib/figures.en'
import { figure, isolate, plural } from '#lib/writing.en'
import type { Angle } from '../../domain/keys'

export const EXPRESSION = 'Expression'
export const HINTS: Record<Angle, string> = {
  degrees: 'Follows the order of operations. Try 2+3×(4−1), 10% of 80, sin 30, 5!',
  radians: 'Follows the order of operations. Try 2+3×(4−1), 10% of 80, sin(π/6), 5!',
}
export const ENTER = 'Enter'
export const ENTERED = 'Added to the history'

export const COPY_RESULT = 'Copy Result'
export const isResult = (result: string) => `= ${figure(result)}`
export const keypadGives = (result: string) => `Keypad, left to right: ${figure(result)}`
export const inRadians = (result: string) => `In radians: ${figure(result)}`
export const readAs = (plain: readonly string[]) => `Read as ${figureList(plain)}`

export const PROBLEMS: Record<ExpressionProblem, string> = {
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

export const atEnd = (problem: string) => `${problem} at the end`
/** @param place of the part, from 1 on */
export const atCharacter = (problem: string, place: number, part: string) =>
  `${problem}: character ${place}, "${isolate(part)}"`

export const WORKING = 'Working it out'
export const WORK_IT_OUT = 'Work it out'
export const FAILED = 'This could not be worked out.'
export const digitsBeforePoint = (digits: number) =>
  plural(digits, { one: '# digit before the point', other: '# digits before the point' })

export const RADIANS = { label: 'Radians', hint: 'For sin, cos and tan.' }
export const FURTHER_KEYS =
  'Shortcuts: F9 changes the sign, @ is the square root. A bracket you type on the keypad continues here.'

export const EARLIER = 'Earlier calculations'
export const NO_CALCULATIONS = 'No calculations yet'
export const INSERT_EXPRESSION = 'Insert this expression'
export const INSERT_RESULT = 'Insert this result'
export const KEEP_HISTORY = { label: 'Keep history', hint: 'And memory, on this device.' }
