import { create, type StateCreator, type StoreApi } from 'zustand'
import { readNumber, type NumberText } from '#lib/number-text'
import {
  HISTORY_LENGTH,
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
import { browser, type Browser } from './effects'

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
  /** Whether the history is kept on this device. */
  keepsHistory: boolean
  notice: Notice | null
  /** The text of the expression line. */
  line: string
  /** How often something outside of the page has put a text into it. */
  openedLines: number
  /** Takes over the history and the angle of earlier visits, and keeps both from now on. */
  open: () => void
  press: (key: Key) => void
  chooseMode: (mode: Mode) => void
  chooseAngle: (angle: Angle) => void
  toggleTape: () => void
  showSheet: (shown: boolean) => void
  clearHistory: () => void
  /** Off deletes what is kept, not what the page shows. */
  setKeepsHistory: (keeps: boolean) => void
  /** Puts an earlier result on the display. */
  reuse: (equation: HistoryEntry) => void
  /** The result of an expression of a link, with a note on how that was read. */
  showResult: (expression: string, value: Decimal, note: Note | null) => void
  /** Takes a number from a text, in the forms of the visitor's locale, or the result of an expression. */
  paste: (text: string) => void
  /** What the display shows was put on the clipboard. */
  copied: () => void
  editLine: (text: string) => void
  /** Unfolds the expression line, with a sum in it. */
  openLine: (text: string) => void
  /** Puts a result of the expression line into the history. */
  enter: (next: (calculator: Calculator) => Calculator) => void
}

type Store = StoreApi<CalculatorState>

const changesMemory = (key: Key) => MEMORY_KEYS.some((memory) => memory === key)

/** Adds the history of earlier visits, and keeps it from now on; all tabs show the same. */
function keepHistory({ getState, setState, subscribe }: Store, place: Browser['history']) {
  let isTaking = false
  function take(history: readonly HistoryEntry[]) {
    isTaking = true
    setState(({ calculator }) => ({ calculator: { ...calculator, history } }))
    isTaking = false
  }
  const followSwitch = () => setState({ keepsHistory: !place.isOff() })

  followSwitch()
  const { history } = getState().calculator
  const isNew = history === NEW_CALCULATOR.history
  // A history that was cleared before the page was ready stays empty.
  const before = isNew || history.length > 0 ? place.read() : null
  if (before) take([...history, ...before].slice(0, HISTORY_LENGTH))
  if (!isNew) place.write(getState().calculator.history)
  subscribe(({ calculator: now }, { calculator: previous }) => {
    if (now.history !== previous.history && !isTaking) place.write(now.history)
  })
  place.follow(() => {
    followSwitch()
    if (!place.isOff()) take(place.read() ?? [])
  })
}

export const calculatorState =
  (on: Browser): StateCreator<CalculatorState> =>
  (set, get, store) => {
    let isOpen = false
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

    async function pasteExpression(text: string) {
      const own = ++pastes
      const { display, angle } = get().calculator
      const code = await on.loadExpressions().catch(() => null)
      // What was pasted before the code came is newer.
      if (own !== pastes) return
      if (!code) return show((calculator) => ({ ...calculator, note: 'not-loaded' }))
      const plain = code.valueOf(text, angle)?.toString()
      // What was typed before the code came stays.
      const isStill = get().calculator.display === display
      put(isStill && plain !== undefined ? { plain, readAs: plain } : null)
    }

    return {
      calculator: NEW_CALCULATOR,
      mode: 'standard',
      tapeShown: true,
      sheetShown: false,
      keepsHistory: true,
      notice: null,
      line: '',
      openedLines: 0,
      open() {
        if (isOpen) return
        isOpen = true
        keepHistory(store, on.history)
        on.angle.bind(store, {
          of: ({ calculator: { angle } }) => ({ angle }),
          take: ({ angle }) => get().chooseAngle(angle),
        })
      },
      press(key) {
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
      setKeepsHistory(keepsHistory) {
        if (keepsHistory) {
          on.history.switchOn()
          on.history.write(get().calculator.history)
        } else on.history.switchOff()
        set({ keepsHistory })
      },
      reuse: (equation) => show((calculator) => reuse(calculator, equation)),
      showResult: (expression, value, note) =>
        change((calculator) => showResult(calculator, expression, value, note)),
      paste(text) {
        const number = readNumber(text, undefined)
        if (!number.ok && /\d\D+\d|[¼-¾⅐-⅞]/.test(text)) return void pasteExpression(text)
        // An expression that was pasted before is older.
        pastes++
        put(number.ok ? number.value : null)
      },
      copied: () => set(notify('copied')),
      editLine: (line) => set({ line }),
      openLine: (line) => set(({ openedLines }) => ({ line, openedLines: openedLines + 1 })),
      enter(next) {
        change(next)
        set(notify('entered'))
      },
    }
  }

export const useCalculator = create(calculatorState(browser))
