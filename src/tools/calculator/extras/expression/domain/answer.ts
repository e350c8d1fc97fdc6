import { parseExpression } from '#lib/expression/parse'
import { partAt, type Expression, type ExpressionError } from '#lib/expression/tree'
import { ok, type Result } from '#lib/result'
import type { Decimal } from '../../../domain/decimal'
import { allDigits, evaluateExpression, hasAngleOfPi } from '../../shared/expression'
import type { Angle } from '../../../domain/keys'
import { formatNumber } from '../../../domain/notation'
import { keypadResult } from './keypad-order'

export interface ExpressionAnswer {
  /** `text` as it is shown, `copy` with all its digits. */
  result: Result<{ value: Decimal; text: string; copy: string }, ExpressionError>
  /** The result of the keypad's order, left to right, where that is another one. */
  keypad: string | null
  /** The result in radians, of an angle of π in degrees: to most it is one in radians. */
  radians: string | null
  /** How numbers were read where only the locale could decide. */
  readAs: readonly string[]
}

function inRadians(tree: Expression): string | null {
  const value = evaluateExpression(tree, 'radians')
  return value.ok ? formatNumber(value.value) : null
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
  if (!parsed.ok) return { result: parsed, keypad: null, radians: null, readAs: [] }
  const { tree, readAs } = parsed.value
  const value = evaluateExpression(tree, angle)
  const keypad = keypadResult(tree, angle)
  const radians = angle === 'degrees' && hasAngleOfPi(tree) ? inRadians(tree) : null
  if (!value.ok) return { result: value, keypad, radians, readAs }
  const shown = formatNumber(value.value)
  const result = ok({ value: value.value, text: shown, copy: allDigits(tree, value.value) })
  return { result, keypad: keypad === shown ? null : keypad, radians, readAs }
}

/** The text before, at and after the place of an error; at the end there is nothing at it. */
export function splitAtError(text: string, { code, at }: ExpressionError) {
  const part = code === 'too-long' ? text.slice(at) : partAt(text, at)
  return { before: text.slice(0, at), part, after: text.slice(at + part.length) }
}
