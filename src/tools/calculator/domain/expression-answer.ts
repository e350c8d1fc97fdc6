import { parseExpression } from '../../../lib/expression/parse'
import type { ExpressionError } from '../../../lib/expression/tree'
import type { Result } from '../../../lib/result'
import type { Decimal } from './decimal'
import { evaluateExpression } from './evaluate-expression'
import { formatNumber } from './format-number'
import { keypadResult } from './keypad-order'
import type { Angle } from './keys'

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

/**
 * The answer to an expression; null for an empty one.
 * @param locale decides how `1,234` is read; BCP 47, undefined: the one of the browser
 */
export function answerExpression(
  text: string,
  locale: string | undefined,
  angle: Angle = 'degrees',
): ExpressionAnswer | null {
  if (text.trim() === '') return null
  const parsed = parseExpression(text, locale)
  if (!parsed.ok) return { result: parsed, keypad: null, readAs: [] }
  const { tree, readAs } = parsed.value
  const value = evaluateExpression(tree, angle)
  const keypad = keypadResult(tree, angle)
  if (!value.ok) return { result: value, keypad, readAs }
  const shown = formatNumber(value.value)
  return {
    result: { ok: true, value: { value: value.value, text: shown } },
    keypad: keypad === shown ? null : keypad,
    readAs,
  }
}
