import type { NumberText } from '../../../lib/number-text'
import { withResult, type Calculator } from './calculator'
import { decimal, settle, ZERO } from './decimal'

/**
 * Puts a pasted number on the display, as an operand like any other. What is no number, or too large a
 * one, changes nothing but the note.
 * @param number null where the text was no number
 */
export function paste(state: Calculator, number: NumberText | null): Calculator {
  // A sum is rounded to the calculator's digits, however many were pasted.
  const value = number && settle(decimal(number.plain).plus(ZERO))
  if (!value?.isFinite()) return { ...state, note: 'not-pasted' }
  return { ...withResult(state, value), note: number?.readAs ? 'read-as' : null }
}
