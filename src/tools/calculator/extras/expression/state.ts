import { create, type StateCreator } from 'zustand'
import type { ExpressionError } from '#lib/expression/tree'
import { err, type Result } from '#lib/result'
import { figures, plainFigures } from '#lib/figures.en'
import { logError } from '#platform/log'
import { onHanded } from '#platform/unfolded'
import { longSum, stopLongSum } from './effects'
import { enterLongSum } from './domain/enter-expression'
import type { Calculator } from '../../domain/calculator'
import type { Angle } from '../../domain/keys'
import { lineText } from './domain/line-text'
import type { LongSum } from './domain/long-sum'
import { useCalculator } from '../../state'

/** What the line is to do with a text that it was given; typing goes on in it. */
type LineTask = 'show' | 'go-on' | 'enter'

interface LineState {
  text: string
  /** What is to be done with the text once the field is there. */
  task: LineTask | null
  edit: (text: string) => void
  /** Takes over what was typed on the page, where that is for the line. */
  takeInput: () => void
  /** The task, which is over from then on. */
  takeTask: () => LineTask | null
  /** Counts the results that have gone into the history, each of which is announced. */
  entries: number
  /** Puts a result into the history. */
  enter: (next: (calculator: Calculator) => Calculator) => void
  /** Of the text; `text` as it is shown, `copy` with all its digits. */
  setResult: (result: { text: string; copy: string } | null) => void
}

/** The line; what it holds stands in the strip of the page until a key is pressed there. */
export const useLine = create<LineState>((set, get) => {
  function edit(text: string) {
    set({ text })
    useCalculator.setState({ strip: text === '' ? null : { text, copy: null } })
  }
  return {
    text: '',
    task: null,
    edit,
    takeInput() {
      const { lineInput } = useCalculator.getState()
      if (!lineInput) return
      edit(figures(lineText(lineInput)))
      set({ task: lineInput.typed.endsWith('\n') ? 'enter' : 'go-on' })
      useCalculator.setState({ lineInput: null })
    },
    takeTask() {
      const { task } = get()
      set({ task: null })
      return task
    },
    entries: 0,
    enter(next) {
      useCalculator.setState(({ calculator }) => ({
        calculator: next(calculator),
        notice: null,
        strip: null,
      }))
      set({ entries: get().entries + 1 })
    },
    setResult(result) {
      const { text } = get()
      if (useCalculator.getState().strip)
        useCalculator.setState({ strip: result ?? { text, copy: null } })
    },
  }
})

// A sum of a link.
onHanded('calculator', 'expression', (text) => {
  useLine.getState().edit(text)
  useLine.setState({ task: 'show' })
})

interface LongSumState {
  /** `idle`: not started, or cancelled. `failed`: the worker could not do it. */
  sum: 'idle' | 'running' | 'failed' | Result<LongSum, ExpressionError>
  start: (text: string, angle: Angle) => Promise<void>
  /** Puts the result into the history, once it is there; starts the sum if it does not run. Whether it is there. */
  enter: (text: string, angle: Angle) => boolean
  /** Ends the sum at once; nothing of it is kept. */
  cancel: () => void
}

const browser = {
  longSum,
  stop: stopLongSum,
  remember: (text: string, sum: LongSum) =>
    useLine.getState().enter((calculator) => enterLongSum(calculator, plainFigures(text), sum)),
}

export const longSumState =
  (deps: typeof browser): StateCreator<LongSumState> =>
  (set, get) => {
    // Counts sums and cancellations: the result of an earlier one is dropped.
    let revision = 0
    // The sum whose result goes into the history.
    let awaited: string | null = null

    function cancel() {
      revision++
      awaited = null
      if (get().sum === 'running') deps.stop()
      set({ sum: 'idle' })
    }
    return {
      sum: 'idle',
      async start(text, angle) {
        cancel()
        const own = revision
        set({ sum: 'running' })
        const result = await deps.longSum(text, angle)
        if (own !== revision) return
        if (result.ok) {
          set({ sum: result })
          if (awaited !== null) deps.remember(awaited, result.value)
          return
        }
        const { error } = result
        if (error.code !== 'worker-failed') return set({ sum: err(error) })
        logError('Long sum', error.reason)
        set({ sum: 'failed' })
      },
      enter(text, angle) {
        const { sum, start } = get()
        if (typeof sum === 'object') {
          if (sum.ok) deps.remember(text, sum.value)
          return sum.ok
        }
        if (sum !== 'running') void start(text, angle)
        awaited = text
        return false
      },
      cancel,
    }
  }

export const useLongSum = create(longSumState(browser))
