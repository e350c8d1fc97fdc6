import { HISTORY_SIZE } from '#lib/history-size'
import { operate, percentOf } from './arithmetic'
import {
  shownValue,
  withResult,
  type Calculator,
  type HistoryEntry,
  type Note,
  type Pending,
} from './calculator'
import { isTooSmall, settle, type Decimal } from './decimal'
import { applyFunction, isOfAngle } from './functions'
import type { FunctionKey, Operator } from './keys'
import { formatNumber, RADIANS, writeFunction, writeNumber, writeOperation } from './notation'

export function fail(state: Calculator, source: string | null, value: Decimal): Calculator {
  const note = value.isNaN() ? 'undefined' : 'too-large'
  return { ...state, display: { kind: 'error', source }, pending: null, note }
}

/** @param result null: beyond the range of the display, which `shown` need not be */
export function remember(
  history: readonly HistoryEntry[],
  expression: string,
  shown: string,
  result: Decimal | null,
): readonly HistoryEntry[] {
  const id = (history[0]?.id ?? 0) + 1
  return [{ id, expression, shown, result }, ...history].slice(0, HISTORY_SIZE)
}

/**
 * Shows a result. It is an equation of its own unless an operation waits for it as its operand.
 * @param source null for a number that was typed, whose exponent may lead beyond the display
 */
function conclude(
  state: Calculator,
  value: Decimal,
  source: string | null,
  note: Note | null = null,
): Calculator {
  const result = settle(value)
  if (!result.isFinite()) return fail(state, source, result)
  const isEquation = source !== null && !state.pending
  return {
    ...withResult(state, result, source),
    ...(isEquation && { history: remember(state.history, source, formatNumber(result), result) }),
    note: isTooSmall(value) ? 'too-small' : note,
  }
}

/** A function or a percentage is written as such, `5.` that was typed as 5, as on the left side. */
const operandText = ({ display }: Calculator, value: Decimal): string =>
  (display.kind === 'result' && display.source) || formatNumber(value)

/** What `5 × − 3` would have given, had the minus been the sign of the 3. */
function insteadNote({ left, operator, replaced, instead }: Pending, right: Decimal): Note | null {
  const earlier = instead === null ? null : { instead }
  if (!replaced) return earlier
  const negative = right.negated()
  const meant = settle(operate(left, replaced, negative))
  const isSame = meant.equals(settle(operate(left, operator, right)))
  if (isSame || !meant.isFinite()) return earlier
  const source = writeOperation(writeNumber(left), replaced, writeNumber(negative))
  return { instead: `${source} = ${writeNumber(meant)}` }
}

/** Works out the pending operation with what is shown, and clears it. */
export function evaluate(state: Calculator): Calculator {
  const right = shownValue(state)
  const { pending, display } = state
  if (!right) return state
  if (!pending) return display.kind === 'entry' ? conclude(state, right, null) : state
  const { left, operator } = pending
  const source = writeOperation(formatNumber(left), operator, operandText(state, right))
  const isByZero = operator === '/' && right.isZero()
  const note = isByZero ? 'division-by-zero' : insteadNote(pending, right)
  return conclude({ ...state, pending: null }, operate(left, operator, right), source, note)
}

/** Evaluates what is pending, left to right, and stores the result for the next operand. */
export function chooseOperator(state: Calculator, operator: Operator): Calculator {
  if (state.display.kind === 'stored' && state.pending) {
    const replaced = operator === '-' ? state.pending.operator : null
    return { ...state, pending: { ...state.pending, operator, replaced }, note: null }
  }
  const evaluated = evaluate(state)
  const value = shownValue(evaluated)
  if (!value) return evaluated
  const left = settle(value)
  const { note } = evaluated
  const instead = typeof note === 'object' && note && 'instead' in note ? note.instead : null
  const pending = { left, operator, replaced: null, instead }
  return { ...evaluated, display: { kind: 'stored', value: left }, pending }
}

export function applyKey(state: Calculator, key: FunctionKey): Calculator {
  const value = shownValue(state)
  if (!value) return state
  const unit = isOfAngle(key) && state.angle === 'radians' ? RADIANS : ''
  const source = writeFunction(key, formatNumber(value) + unit)
  const note = key === 'reciprocal' && value.isZero() ? 'division-by-zero' : null
  return conclude(state, applyFunction(key, value, state.angle), source, note)
}

/** Puts the result of an expression on the display and into the history, in place of what is pending. */
export const showResult = (
  state: Calculator,
  source: string,
  value: Decimal,
  note: Note | null,
): Calculator => conclude({ ...state, pending: null }, value, source, note)

export function takePercent(state: Calculator): Calculator {
  const value = shownValue(state)
  if (!value) return state
  return conclude(state, percentOf(value, state.pending), `${formatNumber(value)}%`)
}
