import type { Calculator } from './calculator'
import type { Decimal } from './decimal'
import { remember } from './evaluate'
import { RADIANS } from './notation'

/** A longer one would be too small to read above the display. */
const LONGEST_SOURCE = 40

/**
 * Puts a result of the expression line into the history and on the display, there as an operand if an
 * operation waits for one.
 */
export function enterExpression(state: Calculator, text: string, value: Decimal): Calculator {
  const isInRadians = state.angle === 'radians' && /sin|cos|tan/i.test(text)
  const source = isInRadians ? text + RADIANS : text
  const isShown = !state.pending && source.length <= LONGEST_SOURCE
  return {
    ...state,
    display: { kind: 'result', value, source: isShown ? source : null },
    history: remember(state.history, source, value),
    note: null,
  }
}
