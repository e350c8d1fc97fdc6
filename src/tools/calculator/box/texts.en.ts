import type { ExpressionProblem } from '#lib/expression/tree'

/** Why an expression has no answer; null: it may be a question to another tool. */
export const PROBLEMS: Record<ExpressionProblem, string | null> = {
  'too-long': 'At most 300 characters.',
  'too-deep': 'Too many brackets, signs or powers inside one another.',
  'too-many-calls': 'Too many functions and powers at once.',
  incomplete: 'Something is missing at the end.',
  unexpected: null,
  'unknown-word': null,
  'no-number': null,
  'time-or-ratio': null,
  'two-currencies': null,
  ambiguous: 'Brackets are missing: this can be read in two ways.',
  'division-by-zero': 'Cannot divide by zero.',
  undefined: 'Not defined.',
  'no-remainder': 'Too large for a remainder.',
  'angle-too-large': 'The angle is too large.',
  'too-large': 'Too large to work out here. The expression line of the calculator goes further.',
  'too-small': 'Too small to work out here. The expression line of the calculator goes further.',
}

/** What is wrong with a part of what is surely a sum. */
export const PROBLEMS_OF_PART: Partial<Record<ExpressionProblem, (part: string) => string>> = {
  unexpected: (part: string) => `'${part}' does not fit here.`,
  'time-or-ratio': (part: string) => `'${part}' does not fit here.`,
  'two-currencies': (part: string) => `'${part}' is a second currency.`,
  'no-number': (part: string) => `'${part}' is not a number.`,
}

export const REMAINDER = 'Write a remainder as 7 mod 3.'
export const MAY_BE_DATE = 'This may be a date or a sum: write blanks around the signs.'
export const NOT_IN_BASE = 'Only whole numbers are written in another base, quotients below 10^40.'

export const result = (asked: string) => `${asked} =`
export const readAs = (plain: string) => `Read as ${plain}`
export const IN_DEGREES = 'Angles in degrees'
export const IN_RADIANS = 'Angles in radians'
