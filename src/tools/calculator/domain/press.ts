import type { NumberText } from '#lib/number-text'
import { operate } from './arithmetic'
import {
  hasMemory,
  needsMemory,
  NEW_CALCULATOR,
  shownValue,
  withResult,
  type Calculator,
  type HistoryEntry,
} from './calculator'
import { CONSTANT_VALUES, decimal, isTooSmall, settle, ZERO, type Decimal } from './decimal'
import { addDigit, addPoint, changeSign, removeLast } from './entry'
import { applyKey, chooseOperator, evaluate, fail, takePercent } from './evaluate'
import {
  CONSTANTS,
  DIGITS,
  FUNCTIONS,
  MEMORY_KEYS,
  OPERATORS,
  type Key,
  type MemoryKey,
} from './keys'
import { formatNumber } from './notation'

/** The number stays on the display, but a digit now starts a new entry. */
function store(state: Calculator, memory: Decimal, shown: Decimal): Calculator {
  if (!memory.isFinite()) return fail(state, null, memory)
  if (state.display.kind !== 'entry') return { ...state, memory }
  return { ...state, memory, display: { kind: 'result', value: settle(shown), source: null } }
}

function pressMemory(state: Calculator, key: MemoryKey): Calculator {
  if (needsMemory(key) && !hasMemory(state)) return state
  if (key === 'MC') return { ...state, memory: ZERO }
  if (key === 'MR') return withResult(state, state.memory)
  const shown = shownValue(state)
  if (!shown) return state
  if (key === 'MS') return store(state, settle(shown), shown)
  return store(state, settle(operate(state.memory, key === 'M+' ? '+' : '-', shown)), shown)
}

const enter = (state: Calculator, text: string): Calculator => ({
  ...state,
  display: { kind: 'entry', text },
  note: null,
})

/** Edits the entry, or starts a new one. */
function edit(state: Calculator, change: (text: string) => string): Calculator {
  return enter(state, change(state.display.kind === 'entry' ? state.display.text : '0'))
}

/** Only what was typed can be shortened: the digits of a result, let alone its exponent, stay whole. */
function removeCharacter(state: Calculator): Calculator {
  const { kind } = state.display
  return kind === 'entry' || kind === 'error' ? edit(state, removeLast) : state
}

function negate(state: Calculator): Calculator {
  const { display } = state
  if (display.kind === 'error') return state
  if (display.kind === 'entry') return edit(state, changeSign)
  return withResult(state, display.value.isZero() ? ZERO : display.value.negated())
}

const clearAll = ({ memory, angle, history }: Calculator): Calculator => ({
  ...NEW_CALCULATOR,
  memory,
  angle,
  history,
})

const isOneOf =
  <Member extends Key>(keys: readonly Member[]) =>
  (key: Key): key is Member =>
    keys.some((member) => member === key)

const isDigit = isOneOf(DIGITS)
const isOperator = isOneOf(OPERATORS)
const isFunction = isOneOf(FUNCTIONS)
const isConstant = isOneOf(CONSTANTS)
const isMemoryKey = isOneOf(MEMORY_KEYS)

/** The calculator after a key. Operators work at once, left to right: 2 + 3 × 4 is 20. */
export function press(state: Calculator, key: Key): Calculator {
  if (isDigit(key)) return edit(state, (text) => addDigit(text, key))
  if (isOperator(key)) return chooseOperator(state, key)
  if (isFunction(key)) return applyKey(state, key)
  if (isConstant(key)) return withResult(state, CONSTANT_VALUES[key], key === 'pi' ? 'π' : key)
  if (isMemoryKey(key)) return pressMemory(state, key)
  switch (key) {
    case '.':
      return edit(state, addPoint)
    case '=':
      return evaluate(state)
    case '%':
      return takePercent(state)
    case 'negate':
      return negate(state)
    case 'backspace':
      return removeCharacter(state)
    case 'CE':
      return enter(state, '0')
    case 'C':
      return clearAll(state)
  }
}

/** Puts the result of an earlier equation on the display, as an operand, where the display has room for it. */
export const reuse = (state: Calculator, { result }: HistoryEntry): Calculator =>
  result ? withResult(state, result) : { ...state, note: 'out-of-range' }

/**
 * Puts a pasted number on the display, as an operand like any other. What is no number, or too large a
 * one, changes nothing but the note.
 * @param number null where the text was no number
 */
export function paste(state: Calculator, number: NumberText | null): Calculator {
  // A sum is rounded to the calculator's digits, however many were pasted.
  const exact = number && decimal(number.plain).plus(ZERO)
  const value = exact && settle(exact)
  if (!exact || !value?.isFinite()) return { ...state, note: 'not-pasted' }
  const reading = number?.readAs ? { readAs: [formatNumber(value)] } : null
  return { ...withResult(state, value), note: isTooSmall(exact) ? 'too-small' : reading }
}
