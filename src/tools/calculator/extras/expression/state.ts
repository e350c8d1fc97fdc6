import { create, type StateCreator } from 'zustand'
import type { ExpressionError } from '#lib/expression/tree'
import { err, type Result } from '#lib/result'
import { logError } from '#platform/log'
import { longSum, stopLongSum } from './effects'
import { enterLongSum } from './domain/enter-expression'
import type { Angle } from '../../domain/keys'
import type { LongSum } from './domain/long-sum'
import { useCalculator } from '../../state'

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
    useCalculator.getState().enter((calculator) => enterLongSum(calculator, text, sum)),
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
