import type { ExpressionError } from '#lib/expression/tree'
import { SHOWN_DIGITS } from '../../domain/notation'
import { splitAtError } from './domain/answer'
import * as texts from './texts.en'

/** How an expression was read; null where nothing was to be decided. */
export const readingText = (readAs: readonly string[]): string | null =>
  readAs.length > 0 ? texts.readAs(readAs) : null

/** What is wrong and where, such as `Unknown word: character 5, "foo"`. */
export function problemText(text: string, error: ExpressionError): string {
  const { before, part } = splitAtError(text, error)
  const problem = texts.PROBLEMS[error.code]
  if (error.code === 'too-long') return problem
  if (part === '') return texts.atEnd(problem)
  return texts.atCharacter(problem, [...before].length + 1, part)
}

/** Null where the shown number has all of its digits before the point. */
export const lengthNote = (digits: number): string | null =>
  digits > SHOWN_DIGITS ? texts.digitsBeforePoint(digits) : null
