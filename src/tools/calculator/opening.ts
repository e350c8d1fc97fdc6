import { parseExpression } from '#lib/expression/parse'
import { isOutOfRange } from '#lib/expression/tree'
import { UNREADABLE, type Opening } from '../opening'
import type { Note } from './domain/calculator'
import { evaluateExpression, hasAngle } from './domain/expression'
import type { CalculatorState } from './state'

/** A link is worked out in degrees, which the keys need not take. */
function noteOf(readAs: readonly string[], inDegrees: boolean): Note | null {
  if (readAs.length > 0) return { readAs, inDegrees }
  return inDegrees ? 'in-degrees' : null
}

/** A result goes onto the display; a sum beyond the display's range into the expression line, which works it out. */
export const openingOf = (getState: () => CalculatorState): Opening => ({
  openFragment(expression) {
    const parsed = parseExpression(expression, undefined)
    if (!parsed.ok) return UNREADABLE
    const { tree, readAs } = parsed.value
    const result = evaluateExpression(tree)
    const note = noteOf(readAs, hasAngle(expression))
    if (result.ok) getState().showResult(expression, result.value, note)
    else if (isOutOfRange(result.error)) getState().openLine(expression)
    else return UNREADABLE
    return null
  },
})
