import { create, type StateCreator } from 'zustand'
import { HISTORY_SIZE } from '#lib/history-size'
import { readNumber, type NumberText } from '#lib/number-text'
import {
  copyText,
  hasOperand,
  isShownAgain,
  looksTheSame,
  NEW_CALCULATOR,
  type Calculator,
  type HistoryEntry,
  type Note,
} from './domain/calculator'
import type { Decimal } from './domain/decimal'
import { showResult } from './domain/evaluate'
import { readStroke, textAfter, type KeyStroke, type LineInput } from './domain/keyboard'
import { toKept, type Kept } from './domain/kept'
import type { Angle, Key } from './domain/keys'
import { goesOn, isMemoryKey, movedOn, paste, press, refuseCharacter, reuse } from './domain/press'
import { browser, type Browser } from './effects'

export type Mode = 'standard' | 'scientific'

/** What is to be announced besides the display. */
export interface Notice {
  kind: 'memory' | 'memory-cleared' | 'mode' | 'copied' | 'unchanged'
  /** Differs from that of the notice before. */
  revision: number
}

export interface CalculatorState {
  calculator: Calculator
  mode: Mode
  /** Whether the history stands beside the keys, where there is room for it. */
  tapeShown: boolean
  /** Whether history and memory are kept on this device. */
  keepsHistory: boolean
  notice: Notice | null
  /** Waits for the code of the expression line. */
  lineInput: LineInput | null
  /** What stands in the strip while the keypad was not used last; `copy`: null while there is no result. */
  strip: { text: string; copy: string | null } | null
  /** Takes over history, memory and angle of earlier visits, and keeps them from now on. */
  open: () => void
  press: (key: Key) => void
  /** Does what a stroke of the keyboard means; whether it means anything that the browser shall not do then. */
  type: (stroke: KeyStroke) => boolean
  chooseMode: (mode: Mode) => void
  chooseAngle: (angle: Angle) => void
  /** Chooses the other unit of angles, with a note on it. */
  toggleAngle: () => void
  toggleTape: () => void
  clearHistory: () => void
  /** Off deletes what is kept, not what the page shows. */
  setKeepsHistory: (keeps: boolean) => void
  /** Puts an earlier result on the display. */
  reuse: (equation: HistoryEntry) => void
  /** The result of an expression of a link, with a note on how that was read. */
  showResult: (expression: string, value: Decimal, note: Note | null) => void
  /** Takes a number from a text, in the forms of the visitor's locale, or the result of an expression. */
  paste: (text: string) => void
  /** Gives what Ctrl+C puts on the clipboard: the number on the display; null where there is none. */
  copy: () => string | null
}

export const calculatorState =
  (on: Browser): StateCreator<CalculatorState> =>
  (set, get, store) => {
    let isOpen = false
    let revision = 0
    let pastes = 0
    /** The last stroke, while nothing else has been pressed since. */
    let stroke: KeyStroke | null = null
    const notify = (kind: Notice['kind']) => ({ notice: { kind, revision: revision++ } })

    const change = (next: (calculator: Calculator) => Calculator) =>
      set(({ calculator }) => ({ calculator: next(calculator), notice: null, strip: null }))

    /** Puts a number on the display, or a note beside it, which announce another one only. */
    function show(next: (calculator: Calculator) => Calculator) {
      const before = get().calculator
      change(next)
      const { calculator } = get()
      if (calculator !== before && looksTheSame(before, calculator)) set(notify('unchanged'))
    }

    function moveOn(sign: LineInput['sign']) {
      const { calculator: from } = get()
      set({ calculator: movedOn(from), lineInput: { from, sign, typed: sign } })
      on.unfold('expression')
    }

    const put = (number: NumberText | null) => show((calculator) => paste(calculator, number))

    async function pasteSum(text: string) {
      const own = ++pastes
      const { display } = get().calculator
      const pasted = await on.loadSumReader().catch(() => null)
      // What was pasted before the code came is newer.
      if (own !== pastes) return
      if (!pasted) return show((calculator) => ({ ...calculator, note: 'not-loaded' }))
      // What was typed before the code came stays.
      if (get().calculator.display !== display) return put(null)
      show((calculator) => pasted(calculator, text))
    }

    function pressKey(key: Key) {
      set({ lineInput: null })
      if (key === 'MR') return show((calculator) => press(calculator, key))
      const before = get().calculator
      change((calculator) => press(calculator, key))
      const { calculator } = get()
      const isDone = calculator !== before && calculator.display.kind !== 'error'
      if (isMemoryKey(key) && isDone) set(notify(key === 'MC' ? 'memory-cleared' : 'memory'))
      else if (isShownAgain(before, calculator)) set(notify('unchanged'))
    }

    /** What is typed while the line's code is on its way goes into the line; whether it does. */
    function typeInLine(now: KeyStroke): boolean {
      const { lineInput } = get()
      const typed = lineInput && textAfter(lineInput.typed, now)
      if (lineInput === null || typed === null) return false
      set({ lineInput: { ...lineInput, typed } })
      return true
    }

    const take = (calculations: Partial<Kept>) =>
      set(({ calculator }) => ({ calculator: { ...calculator, ...calculations } }))

    /** Takes over history and memory of earlier visits, and keeps them from now on; all tabs show the same. */
    function keepCalculations() {
      const { history } = get().calculator
      const earlier = on.calculations.read()?.history ?? []
      // What a link has worked out already stands above the rows of earlier visits.
      if (history.length > 0) take({ history: [...history, ...earlier].slice(0, HISTORY_SIZE) })
      on.calculations.bind(store, {
        of: ({ calculator, keepsHistory }) => (keepsHistory ? toKept(calculator) : null),
        take,
        follows: true,
      })
    }

    return {
      calculator: NEW_CALCULATOR,
      mode: 'standard',
      tapeShown: true,
      keepsHistory: true,
      notice: null,
      lineInput: null,
      strip: null,
      open() {
        if (isOpen) return
        isOpen = true
        set({ keepsHistory: on.historySwitch.isOn() })
        on.historySwitch.follow((keepsHistory) => set({ keepsHistory }))
        keepCalculations()
        on.angle.bind(store, {
          of: ({ calculator: { angle } }) => ({ angle }),
          take: ({ angle }) => get().chooseAngle(angle),
        })
      },
      press(key) {
        stroke = null
        pressKey(key)
      },
      type(now) {
        if (typeInLine(now)) return true
        const typed = readStroke(now, stroke)
        stroke = now
        if (!typed) return false
        if (typed.kind === 'blank') return true
        if (typed.kind === 'unknown') {
          show((calculator) => refuseCharacter(calculator, typed.character))
          // The browser may have a use for it, such as to search the page.
          return false
        }
        // A root sign before its number is none of the key's, which takes the root of what is there.
        const isRootBefore = now.key === '√' && !hasOperand(get().calculator)
        if (typed.kind === 'bracket') moveOn(typed.bracket)
        else if (isRootBefore) moveOn('√')
        else pressKey(typed.key)
        return true
      },
      chooseMode: (mode) => set({ mode, ...notify('mode') }),
      chooseAngle: (angle) => change((calculator) => ({ ...calculator, angle })),
      toggleAngle: () =>
        change((calculator) => {
          const angle = calculator.angle === 'degrees' ? 'radians' : 'degrees'
          return { ...calculator, angle, note: `in-${angle}` }
        }),
      toggleTape: () => set(({ tapeShown }) => ({ tapeShown: !tapeShown })),
      clearHistory: () => change((calculator) => ({ ...calculator, history: [] })),
      setKeepsHistory(keepsHistory) {
        on.historySwitch.set(keepsHistory, get().calculator)
        set({ keepsHistory })
      },
      reuse: (equation) => show((calculator) => reuse(calculator, equation)),
      showResult: (expression, value, note) =>
        change((calculator) => showResult(calculator, expression, value, note)),
      paste(text) {
        const number = readNumber(text, undefined)
        const isSum = !number.ok && /[\d¼-¾⅐-⅞]/.test(text)
        if (isSum || goesOn(get().calculator, text)) return void pasteSum(text)
        // A sum that was pasted before is older.
        pastes++
        put(number.ok ? number.value : null)
      },
      copy() {
        set(notify('copied'))
        const text = copyText(get().calculator)
        return text && on.copied(text)
      },
    }
  }

export const useCalculator = create(calculatorState(browser))
