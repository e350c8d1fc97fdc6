import type { Calculator } from './calculator'
import type { Decimal } from './decimal'
import { remember } from './evaluate'

/** A longer one would be too small to read above the display. */
const LONGEST_SOURCE = 40

/**
 * Puts a result of the expression line into the history and on the display, there as an operand if an
 * operation waits for one.
 */
export function enterExpression(state: Calculator, source: string, value: Decimal): Calculator {
  const isShown = !state.pending && source.length <= LONGEST_SOURCE
  return {
    ...state,
    display: { kind: 'result', value, source: isShown ? source : null },
    history: remember(state.history, source, value),
    note: null,
  }
}
