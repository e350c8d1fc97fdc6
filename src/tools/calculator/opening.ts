import { parseExpression } from '#lib/expression/parse'
import { isOutOfRange } from '#lib/expression/tree'
import { plainFigures } from '#lib/figures.en'
import { UNREADABLE, type Opening } from '../opening'
import type { Note } from './domain/calculator'
import { evaluateExpression, hasAngle } from './extras/shared/expression'
import type { Angle } from './domain/keys'
import { RADIANS } from './domain/notation'
import type { CalculatorState } from './state'

/** A link has its own unit of angles, which need not be that of the keys. */
function noteOf(readAs: readonly string[], angle: Angle | null): Note | null {
  if (readAs.length > 0) return { readAs, angle }
  return angle && `in-${angle}`
}

/**
 * A result goes onto the display; a sum beyond the display's range into the expression line, which works it out.
 * Angles are in degrees, but in radians where the expression ends as the history writes it then.
 */
export const openingOf = (
  getState: () => CalculatorState,
  unfold: (extra: string, text: string) => void,
): Opening => ({
  openFragment(source) {
    const isInRadians = source.endsWith(RADIANS)
    const angle = isInRadians ? 'radians' : 'degrees'
    const expression = isInRadians ? source.slice(0, -RADIANS.length) : source
    const parsed = parseExpression(expression, undefined)
    if (!parsed.ok) return UNREADABLE
    const { tree, readAs } = parsed.value
    const result = evaluateExpression(tree, angle)
    const note = noteOf(readAs, hasAngle(expression) ? angle : null)
    if (result.ok) getState().showResult(plainFigures(source), result.value, note)
    else if (isOutOfRange(result.error)) unfold('expression', expression)
    else return UNREADABLE
    return null
  },
})
