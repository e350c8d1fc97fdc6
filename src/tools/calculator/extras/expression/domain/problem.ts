import { MOST_CHARACTERS } from '#lib/expression/parse'
import type { ExpressionError, ExpressionProblem } from '#lib/expression/tree'

const PROBLEMS: Record<ExpressionProblem, string> = {
  'too-long': `Longer than ${MOST_CHARACTERS} characters`,
  'too-deep': 'Too many brackets or signs inside one another',
  'too-many-calls': 'Too many functions and powers',
  incomplete: 'A number or a bracket is missing',
  unexpected: 'Not expected here',
  'unknown-word': 'Unknown word',
  'no-number': 'Not a number',
  ambiguous: 'Can be read in two ways, brackets decide it',
  'division-by-zero': 'Cannot divide by zero',
  undefined: 'Not defined',
  'too-large': 'Too large',
  'too-small': 'Too small',
  'no-remainder': 'Too large for a remainder',
  'angle-too-large': 'The angle is too large',
}

/** A word, what looks like a number, or one character. */
const PART = /\p{L}+|[\d.,]+|./suy

/** The text before, at and after the place of an error; at the end there is nothing at it. */
export function splitAtError(text: string, { code, at }: ExpressionError) {
  PART.lastIndex = at
  const part = code === 'too-long' ? text.slice(at) : (PART.exec(text)?.[0] ?? '')
  return { before: text.slice(0, at), part, after: text.slice(at + part.length) }
}

/** What is wrong and where, such as `Unknown word: character 5, "foo"`. */
export function problemText(text: string, error: ExpressionError): string {
  const { before, part } = splitAtError(text, error)
  const problem = PROBLEMS[error.code]
  if (error.code === 'too-long') return problem
  if (part === '') return `${problem} at the end`
  return `${problem}: character ${[...before].length + 1}, "${part}"`
}
