import type { StateCreator } from 'zustand'
import { readNumber, type NumberText } from '#lib/number-text'
import { create } from '#platform/view-store'
import {
  displayText,
  isShownAgain,
  looksTheSame,
  NEW_CALCULATOR,
  type Calculator,
  type HistoryEntry,
  type Note,
} from './domain/calculator'
import type { Decimal } from './domain/decimal'
import { showResult } from './domain/evaluate'
import { MEMORY_KEYS, type Angle, type Key } from './domain/keys'
import { paste, press, reuse } from './domain/press'

export type Mode = 'standard' | 'scientific'

/** What is to be announced besides the display. */
export interface Notice {
  kind: 'memory' | 'memory-cleared' | 'mode' | 'copied' | 'unchanged' | 'entered'
  /** Differs from that of the notice before. */
  turn: number
}

export interface CalculatorState {
  calculator: Calculator
  mode: Mode
  /** Whether the history stands beside the keys, where there is room for it. */
  tapeShown: boolean
  /** The history over the keys, where there is no room beside them. */
  sheetShown: boolean
  notice: Notice | null
  /** The text of the expression line. */
  line: string
  /** How often something outside of the page has put a text into it. */
  openedLines: number
  press: (key: Key) => void
  chooseMode: (mode: Mode) => void
  chooseAngle: (angle: Angle) => void
  toggleTape: () => void
  showSheet: (shown: boolean) => void
  clearHistory: () => void
  /** Puts an earlier result on the display. */
  reuse: (equation: HistoryEntry) => void
  /** The result of an expression of a link, with a note on how that was read. */
  showResult: (expression: string, value: Decimal, note: Note | null) => void
  /** Takes a number from a text, in the forms of the visitor's locale, or the result of an expression. */
  paste: (text: string) => void
  /** What the display shows, to be put on the clipboard. */
  copy: () => string
  editLine: (text: string) => void
  /** Unfolds the expression line, with a sum in it. */
  openLine: (text: string) => void
  /** Puts a result of the expression line into the history. */
  enter: (next: (calculator: Calculator) => Calculator) => void
}

const changesMemory = (key: Key) => MEMORY_KEYS.some((memory) => memory === key)

/**
 * The value of an expression as a number that was read; null if it has none. Its code is loaded with the first one;
 * undefined where that does not come.
 */
async function readExpression(text: string, angle: Angle): Promise<NumberText | null | undefined> {
  const loaded = await import('./extras/expression/domain/answer').catch(() => null)
  if (!loaded) return undefined
  const result = loaded.answerExpression(text, angle)?.result
  if (!result?.ok) return null
  const plain = result.value.value.toString()
  return { plain, readAs: plain }
}

export const calculatorState: StateCreator<CalculatorState> = (set, get) => {
  let turn = 0
  let pastes = 0
  const notify = (kind: Notice['kind']) => ({ notice: { kind, turn: turn++ } })

  const change = (next: (calculator: Calculator) => Calculator) =>
    set(({ calculator }) => ({ calculator: next(calculator), notice: null }))

  /** Puts a number on the display, or a note beside it, which announce another one only. */
  function show(next: (calculator: Calculator) => Calculator) {
    const before = get().calculator
    change(next)
    const { calculator } = get()
    if (calculator !== before && looksTheSame(before, calculator)) set(notify('unchanged'))
  }

  const put = (number: NumberText | null) => show((calculator) => paste(calculator, number))

  return {
    calculator: NEW_CALCULATOR,
    mode: 'standard',
    tapeShown: true,
    sheetShown: false,
    notice: null,
    line: '',
    openedLines: 0,
    press: (key) => {
      if (key === 'MR') return show((calculator) => press(calculator, key))
      const before = get().calculator
      change((calculator) => press(calculator, key))
      const { calculator } = get()
      const isDone = calculator !== before && calculator.display.kind !== 'error'
      if (changesMemory(key) && isDone) set(notify(key === 'MC' ? 'memory-cleared' : 'memory'))
      else if (isShownAgain(before, calculator)) set(notify('unchanged'))
    },
    chooseMode: (mode) => set({ mode, ...notify('mode') }),
    chooseAngle: (angle) => change((calculator) => ({ ...calculator, angle })),
    showSheet: (sheetShown) => set({ sheetShown }),
    toggleTape: () => set(({ tapeShown }) => ({ tapeShown: !tapeShown })),
    clearHistory: () => change((calculator) => ({ ...calculator, history: [] })),
    reuse: (equation) => show((calculator) => reuse(calculator, equation)),
    showResult: (expression, value, note) =>
      change((calculator) => showResult(calculator, expression, value, note)),
    paste: (text) => {
      const own = ++pastes
      const { display, angle } = get().calculator
      const number = readNumber(text, undefined)
      if (number.ok) return put(number.value)
      if (!/\d\D+\d|[¼-¾⅐-⅞]/.test(text)) return put(null)
      void readExpression(text, angle).then((read) => {
        // What was typed or pasted before the code came is newer.
        if (own !== pastes) return
        if (read === undefined) return show((calculator) => ({ ...calculator, note: 'not-loaded' }))
        put(get().calculator.display === display ? read : null)
      })
    },
    copy: () => {
      set(notify('copied'))
      return displayText(get().calculator)
    },
    editLine: (line) => set({ line }),
    openLine: (line) => set(({ openedLines }) => ({ line, openedLines: openedLines + 1 })),
    enter: (next) => {
      change(next)
      set(notify('entered'))
    },
  }
}

export const useCalculator = create(calculatorState)
