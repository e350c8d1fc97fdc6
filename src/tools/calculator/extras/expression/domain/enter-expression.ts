import { completed } from '#lib/expression/parse'
import { withResult, type Calculator } from '../../../domain/calculator'
import { decimal, settle, type Decimal } from '../../../domain/decimal'
import { remember } from '../../../domain/evaluate'
import { hasAngle } from '../../shared/expression'
import type { Angle } from '../../../domain/keys'
import { formatNumber, RADIANS } from '../../../domain/notation'
import type { LongSum } from './long-sum'

/** A longer one would be too small to read above the display. */
const LONGEST_SOURCE = 40

/** The expression as the history has it: in one line. */
function sourceOf({ angle }: Calculator, text: string): string {
  const line = completed(text).trim().replaceAll(/\s+/g, ' ')
  return angle === 'radians' && hasAngle(line) ? line + RADIANS : line
}

/** The unit of the angles in an expression of the history; null where it has none. */
export function angleOf(source: string): Angle | null {
  if (source.includes(RADIANS)) return 'radians'
  return hasAngle(source) ? 'degrees' : null
}

/** A second Enter makes no second entry. */
function rememberOnce(
  { history }: Calculator,
  source: string,
  shown: string,
  result: Decimal | null,
): Calculator['history'] {
  const isAgain = history[0]?.expression === source && history[0].shown === shown
  return isAgain ? history : remember(history, source, shown, result)
}

/**
 * Puts a result of the expression line into the history and on the display, there as an operand if an
 * operation waits for one.
 */
export function enterExpression(state: Calculator, text: string, value: Decimal): Calculator {
  const source = sourceOf(state, text)
  const isShown = !state.pending && source.length <= LONGEST_SOURCE
  const history = rememberOnce(state, source, formatNumber(value), value)
  return { ...withResult(state, value, isShown ? source : null), history }
}

/**
 * Puts the result of a long sum into the history. Only one within the range of the display is shown there too.
 */
export function enterLongSum(
  state: Calculator,
  text: string,
  { text: shown, copy }: Pick<LongSum, 'text' | 'copy'>,
): Calculator {
  const value = settle(decimal(copy))
  // A result that is too small becomes 0, and is not in range.
  const isInRange = value.isFinite() && (!value.isZero() || shown === '0')
  if (isInRange) return enterExpression(state, text, value)
  return { ...state, history: rememberOnce(state, sourceOf(state, text), shown, null) }
}
