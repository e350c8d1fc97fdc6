import { hasOperand, shownValue, unknownIn, type Calculator } from '../../../domain/calculator'
import type { Decimal } from '../../../domain/decimal'
import type { LineInput } from '../../../domain/keyboard'
import { bracketed, formatNumber, OPERATOR_SIGNS, RADIANS } from '../../../domain/notation'

/** A left side that the line would round is written as what it came from. */
function leftSide(left: Decimal, { history: [latest] }: Calculator): string {
  const shown = formatNumber(left)
  if (left.equals(shown) || !latest?.result?.equals(left)) return bracketed(shown)
  return `(${latest.expression.replaceAll(RADIANS, '')})`
}

/**
 * What the keypad had so far, with the sign behind it that has no key or is to stand before its number, and what was
 * typed since: `4×(`, `4×√`, `sin(`. In one line: Enter does not break it.
 */
export function lineText({ from, sign, typed }: LineInput): string {
  const { pending, display, note } = from
  const before = pending ? leftSide(pending.left, from) + OPERATOR_SIGNS[pending.operator] : ''
  // After a result a bracket begins anew, as a digit does.
  const isTaken = hasOperand(from) && (pending !== null || display.kind === 'entry' || sign === ')')
  const value = isTaken ? shownValue(from) : null
  return before + (value ? formatNumber(value) : '') + unknownIn(note) + typed.replaceAll('\n', '')
}
