import type { NumberText } from '#lib/number-text'
import { operate } from './arithmetic'
import {
  hasMemory,
  hasOperand,
  needsMemory,
  NEW_CALCULATOR,
  shownValue,
  unknownIn,
  withResult,
  type Calculator,
  type HistoryEntry,
  type Note,
} from './calculator'
import { CONSTANT_VALUES, decimal, isTooSmall, settle, ZERO, type Decimal } from './decimal'
import {
  addDigit,
  addExponent,
  addPoint,
  awaitsExponent,
  changeSign,
  completeEntry,
  REFUSALS,
  removeLast,
  type Entry,
} from './entry'
import { applyKey, chooseOperator, evaluate, fail, takePercent } from './evaluate'
import {
  CONSTANTS,
  DIGITS,
  FUNCTIONS,
  MEMORY_KEYS,
  OPERATORS,
  type EditKey,
  type FunctionKey,
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

const enter = (state: Calculator, text: string, note: Note | null = null): Calculator => ({
  ...state,
  display: { kind: 'entry', text },
  note,
})

/** Edits the entry, or starts a new one. */
function edit(state: Calculator, change: (text: string) => Entry): Calculator {
  const { text, refusal } = change(state.display.kind === 'entry' ? state.display.text : '0')
  return enter(state, text, refusal)
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

/** A constant; behind a typed number it is multiplied by that: `2π`. */
function pressConstant(state: Calculator, key: 'pi' | 'e'): Calculator {
  const value = CONSTANT_VALUES[key]
  const sign = key === 'pi' ? 'π' : key
  const { display } = state
  if (display.kind !== 'entry' || display.text === '0') return withResult(state, value, sign)
  const times = decimal(completeEntry(display.text))
  return withResult(state, settle(operate(times, '*', value)), formatNumber(times) + sign)
}

function beginExponent(state: Calculator): Calculator {
  const entry = state.display.kind === 'entry' ? addExponent(state.display.text) : null
  return entry ? enter(state, entry.text) : pressConstant(state, 'e')
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
const isFunction = isOneOf<FunctionKey>([...FUNCTIONS, 'cube'])
const isConstant = isOneOf(CONSTANTS)
export const isMemoryKey = isOneOf(MEMORY_KEYS)

const EDITS: Record<EditKey, (state: Calculator) => Calculator> = {
  '.': (state) => edit(state, addPoint),
  exponent: beginExponent,
  '=': evaluate,
  '%': takePercent,
  negate,
  backspace: removeCharacter,
  CE: (state) => enter(state, '0'),
  C: clearAll,
}

function pressKey(state: Calculator, key: Key): Calculator {
  if (isDigit(key)) return edit(state, (text) => addDigit(text, key))
  if (isOperator(key)) {
    const { display } = state
    const isSign = (key === '+' || key === '-') && display.kind === 'entry'
    if (isSign && awaitsExponent(display.text)) return enter(state, display.text + key)
    return chooseOperator(state, key)
  }
  if (isFunction(key)) return applyKey(state, key)
  if (isConstant(key)) return pressConstant(state, key)
  if (isMemoryKey(key)) return pressMemory(state, key)
  return EDITS[key](state)
}

const isRefusal = (note: Note | null): boolean =>
  REFUSALS.some((refusal) => refusal === note) || unknownIn(note) !== ''

/** Keys that take back what was typed. */
const TAKES_BACK: readonly Key[] = ['C', 'CE', 'backspace']

/**
 * The calculator after a key. Operators work at once, left to right: 2 + 3 × 4 is 20. That a character was refused
 * stays below the display as long as what was typed around it.
 */
export function press(state: Calculator, key: Key): Calculator {
  const next = pressKey(state, key)
  const isNew = state.display.kind === 'result' && next.display.kind === 'entry'
  const isOver = next.note !== null || isNew || TAKES_BACK.includes(key)
  return isRefusal(state.note) && !isOver ? { ...next, note: state.note } : next
}

/** Names a character that no key stands for, with those before it: `sin`. */
export const refuseCharacter = (state: Calculator, character: string): Calculator => ({
  ...state,
  note: { noKey: unknownIn(state.note) + character },
})

/** A calculator whose sum goes on elsewhere. */
export const movedOn = (state: Calculator): Calculator => ({ ...clearAll(state), note: 'in-line' })

/** Puts the result of an earlier equation on the display, as an operand, where the display has room for it. */
export const reuse = (state: Calculator, { result }: HistoryEntry): Calculator =>
  result ? withResult(state, result) : { ...state, note: 'out-of-range' }

/** A pasted text that begins with an operator; `-3` and `-(3)` alone are numbers. */
const GOES_ON = /^\s*(?:[+*×·÷/^]|[-−–](?:\s|(?!(?:[\d.,'’\s]+|\(.*\))\s*$)))/

/** Whether a pasted text goes on from the number on the display, as its keys would. */
export const goesOn = (state: Calculator, text: string): boolean =>
  hasOperand(state) && GOES_ON.test(text)

/**
 * Puts a pasted number on the display, as an operand like any other. What is no number, or too large a
 * one, changes nothing but the note.
 * @param number null where the text was no number
 * @param source the sum that it is the result of, where that goes on from the display
 */
export function paste(
  state: Calculator,
  number: NumberText | null,
  source: string | null = null,
): Calculator {
  // A sum is rounded to the calculator's digits, however many were pasted.
  const exact = number && decimal(number.plain).plus(ZERO)
  const value = exact && settle(exact)
  if (!exact || !value?.isFinite()) return { ...state, note: 'not-pasted' }
  const readAs = source ?? (number.readAs ? formatNumber(value) : null)
  const takesPlace = state.pending === null || state.display.kind === 'entry'
  const isReplaced = source === null && value.isNegative() && takesPlace && hasOperand(state)
  const shown = isReplaced ? shownValue(state) : null
  const inPlaceOf = shown && { inPlaceOf: formatNumber(shown) }
  const readNote = readAs === null ? inPlaceOf : { readAs: [readAs], ...inPlaceOf }
  return { ...withResult(state, value), note: isTooSmall(exact) ? 'too-small' : readNote }
}
