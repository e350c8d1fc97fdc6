import { parseExpression } from '#lib/expression/parse'
import type { ExpressionError } from '#lib/expression/tree'
import { grouped } from '#lib/grouped'
import { ok, type Result } from '#lib/result'
import type { Decimal } from '../../../domain/decimal'
import { evaluateExpression } from '../../../domain/expression'
import { formatNumber, SHOWN_DIGITS } from '../../../domain/format-number'
import { keypadResult } from './keypad-order'
import type { Angle } from '../../../domain/keys'

export interface ExpressionAnswer {
  result: Result<{ value: Decimal; text: string }, ExpressionError>
  /** The result of the keypad's order, left to right, where that is another one. */
  keypad: string | null
  /** How numbers were read where only the locale could decide. */
  readAs: readonly string[]
}

/** How it was read, where only the locale could decide; null where nothing was to be decided. */
export const readingText = ({ readAs }: ExpressionAnswer): string | null =>
  readAs.length > 0 ? `Read as ${readAs.join(', ')}` : null

/** How long a result is, where the shown number does not have all of its digits before the point; else null. */
export const lengthNote = (digits: number): string | null =>
  digits > SHOWN_DIGITS ? `${grouped(digits)} digits before the point` : null

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
