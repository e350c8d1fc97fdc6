import { operate, percentOf } from './arithmetic'
import {
  displayText,
  HISTORY_LENGTH,
  shownValue,
  withResult,
  type Calculator,
  type HistoryEntry,
  type Note,
} from './calculator'
import { settle, type Decimal } from './decimal'
import { formatNumber } from './format-number'
import { applyFunction, isOfAngle } from './functions'
import type { FunctionKey, Operator } from './keys'
import { RADIANS, writeFunction, writeOperation } from './notation'

function fail(state: Calculator, source: string, value: Decimal): Calculator {
  const note = value.isNaN() ? 'undefined' : 'too-large'
  return { ...state, display: { kind: 'error', source }, pending: null, note }
}

/** @param result null: beyond the range of the display, which `shown` need not be */
export function remember(
  history: readonly HistoryEntry[],
  source: string,
  shown: string,
  result: Decimal | null,
): readonly HistoryEntry[] {
  const id = (history[0]?.id ?? 0) + 1
  return [{ id, text: `${source} = ${shown}`, result }, ...history].slice(0, HISTORY_LENGTH)
}

interface Outcome {
  value: Decimal
  source: string
  note: Note | null
}

/** Shows a result. It is an equation of its own unless an operation waits for it as its operand. */
function conclude(state: Calculator, { value, source, note }: Outcome): Calculator {
  const result = settle(value)
  if (!result.isFinite()) return fail(state, source, result)
  const history = state.pending
    ? state.history
    : remember(state.history, source, formatNumber(result), result)
  return { ...withResult(state, result, source), history, note }
}

/** An operand that is a function or a percentage is written as such in the equation. */
const operandText = (state: Calculator): string =>
  (state.display.kind === 'result' && state.display.source) || displayText(state)

/** Works out the pending operation with what is shown, and clears it. */
export function evaluate(state: Calculator): Calculator {
  const right = shownValue(state)
  const { pending, display } = state
  if (!right) return state
  if (!pending) return display.kind === 'entry' ? withResult(state, settle(right)) : state
  const { left, operator } = pending
  return conclude(
    { ...state, pending: null },
    {
      value: operate(left, operator, right),
      source: writeOperation(formatNumber(left), operator, operandText(state)),
      note: operator === '/' && right.isZero() ? 'division-by-zero' : null,
    },
  )
}

/** Evaluates what is pending, left to right, and stores the result for the next operand. */
export function chooseOperator(state: Calculator, operator: Operator): Calculator {
  if (state.display.kind === 'stored' && state.pending) {
    return { ...state, pending: { ...state.pending, operator } }
  }
  const evaluated = evaluate(state)
  const value = shownValue(evaluated)
  if (!value) return evaluated
  const left = settle(value)
  return { ...evaluated, display: { kind: 'stored', value: left }, pending: { left, operator } }
}

export function applyKey(state: Calculator, key: FunctionKey): Calculator {
  const value = shownValue(state)
  if (!value) return state
  const unit = isOfAngle(key) && state.angle === 'radians' ? RADIANS : ''
  return conclude(state, {
    value: applyFunction(key, value, state.angle),
    source: writeFunction(key, formatNumber(value) + unit),
    note: key === 'reciprocal' && value.isZero() ? 'division-by-zero' : null,
  })
}

/** Shows the result of a whole expression. */
export const showResult = (state: Calculator, source: string, value: Decimal): Calculator =>
  conclude({ ...state, pending: null }, { value, source, note: null })

export function takePercent(state: Calculator): Calculator {
  const value = shownValue(state)
  if (!value) return state
  return conclude(state, {
    value: percentOf(value, state.pending),
    source: `${formatNumber(value)}%`,
    note: null,
  })
}
