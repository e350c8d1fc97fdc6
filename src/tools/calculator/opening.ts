import { parseExpression } from '../../lib/expression/parse'
import { isOutOfRange } from '../../lib/expression/tree'
import { UNREADABLE, type Opening } from '../opening'
import { evaluateExpression } from './domain/evaluate-expression'
import type { CalculatorState } from './store'

/** A result goes onto the display; a sum beyond the display's range into the expression line, which works it out. */
export const openingOf = (getState: () => CalculatorState): Opening => ({
  openFragment(expression) {
    const parsed = parseExpression(expression, undefined)
    if (!parsed.ok) return UNREADABLE
    const { tree, readAs } = parsed.value
    const result = evaluateExpression(tree)
    const note = readAs.length > 0 ? { readAs: readAs.join(', ') } : null
    if (result.ok) getState().showResult(expression, result.value, note)
    else if (isOutOfRange(result.error)) getState().openLine(expression)
    else return UNREADABLE
    return null
  },
})
