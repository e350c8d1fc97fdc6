import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  displayText,
  expressionText,
  hasMemory,
  NEW_CALCULATOR,
  type Calculator,
  type HistoryEntry,
} from '../../src/tools/calculator/domain/calculator'
import type { Key } from '../../src/tools/calculator/domain/keys'
import { press } from '../../src/tools/calculator/domain/press'
import { browser } from '../../src/tools/calculator/effects'
import { calculatorState, type CalculatorState } from '../../src/tools/calculator/state'

/** Keys as the tables of cases write them, where that is not the key's own name. */
const SIGNS: ReadonlyMap<string, Key> = new Map<string, Key>([
  ['−', '-'],
  ['×', '*'],
  ['÷', '/'],
  ['x^y', '^'],
  ['±', 'negate'],
  ['√', 'sqrt'],
  ['x²', 'square'],
  ['n!', 'factorial'],
  ['1/x', 'reciprocal'],
  ['π', 'pi'],
  ['⌫', 'backspace'],
])

// A misspelt key would do nothing: the tests on the display would notice.
const keyOf = (name: string): Key => SIGNS.get(name) ?? (name as Key)

/** `12.5 + 3 =` as single keys. */
export const keysOf = (text: string): Key[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => (/^[\d.]+$/.test(word) ? [...word] : [word]))
    .map(keyOf)

/** The calculator after the keys, new or as it was. */
export const after = (text: string, start: Calculator = NEW_CALCULATOR): Calculator =>
  keysOf(text).reduce(press, start)

export const display = (text: string): string => displayText(after(text)) ?? 'Error'

export const expression = (text: string): string => expressionText(after(text))

export const memoryMark = (text: string): boolean => hasMemory(after(text))

/** `2 + 3 = 5` */
export const lineOf = (entry: HistoryEntry): string => `${entry.expression} = ${entry.shown}`

export const historyOf = (text: string): string[] => after(text).history.map(lineOf)

/** A stroke of the keyboard without Ctrl, Meta and Alt. */
export const strokeOf = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false })

/** A state of its own, with what it needs of the browser. */
export const calculatorStore = (on = browser): StoreApi<CalculatorState> =>
  createStore(calculatorState(on))
