import { parseExpression } from '#lib/expression/parse'
import type { ExpressionError } from '#lib/expression/tree'
import { ok, type Result } from '#lib/result'
import type { Decimal } from '../../../domain/decimal'
import { evaluateExpression } from '../../../domain/expression'
import type { Angle } from '../../../domain/keys'
import { formatNumber } from '../../../domain/notation'
import { keypadResult } from './keypad-order'

export interface ExpressionAnswer {
  result: Result<{ value: Decimal; text: string }, ExpressionError>
  /** The result of the keypad's order, left to right, where that is another one. */
  keypad: string | null
  /** How numbers were read where only the locale could decide. */
  readAs: readonly string[]
}

/**
 * The answer to an expression; null for an empty one.
 * @param locale decides how `1,234` is read; BCP 47, undefined: the one of the browser
 */
export function answerExpression(
  text: string,
  angle: Angle,
  locale?: string,
): ExpressionAnswer | null {
  if (text.trim() === '') return null
  const parsed = parseExpression(text, locale)
  if (!parsed.ok) return { result: parsed, keypad: null, readAs: [] }
  const { tree, readAs } = parsed.value
  const value = evaluateExpression(tree, angle)
  const keypad = keypadResult(tree, angle)
  if (!value.ok) return { result: value, keypad, readAs }
  const shown = formatNumber(value.value)
  const result = ok({ value: value.value, text: shown })
  return { result, keypad: keypad === shown ? null : keypad, readAs }
}

/** A word, what looks like a number, or one character. */
const PART = /\p{L}+|[\d.,]+|./suy

/** The text before, at and after the place of an error; at the end there is nothing at it. */
export function splitAtError(text: string, { code, at }: ExpressionError) {
  PART.lastIndex = at
  const part = code === 'too-long' ? text.slice(at) : (PART.exec(text)?.[0] ?? '')
  return { before: text.slice(0, at), part, after: text.slice(at + part.length) }
}
