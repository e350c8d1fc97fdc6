import type { StateCreator } from 'zustand'
import { logError } from '../../platform/log'
import { create } from '../../platform/view-store'
import { tallyPasswords } from './client'
import {
  addTallies,
  BATCH_CHARACTERS,
  TESTED_CHARACTERS,
  testedSettings,
  type Tally,
} from './domain/self-test'
import type { PasswordSettings } from './domain/settings'

interface SelfTestState {
  phase: 'none' | 'running' | 'cancelled' | 'done' | 'failed'
  /** Passwords drawn so far, of how many. */
  done: number
  wanted: number
  tally: Tally | null
  /** Those it was started with. */
  settings: PasswordSettings | null
  /** Draws and counts; ends a run that goes on. */
  start: (settings: PasswordSettings) => Promise<void>
  /** Ends the run at once; nothing of it is kept. */
  cancel: () => void
}

const NOTHING = { phase: 'none', done: 0, wanted: 0, tally: null, settings: null } as const

export const selfTestState =
  (tallyMany: typeof tallyPasswords): StateCreator<SelfTestState> =>
  (set, get) => {
    // Counts runs and cancellations: a batch of an earlier one is dropped.
    let revision = 0
    return {
      ...NOTHING,
      async start(settings) {
        const own = ++revision
        const tested = testedSettings(settings)
        const wanted = Math.ceil(TESTED_CHARACTERS / tested.length)
        const batch = Math.ceil(BATCH_CHARACTERS / tested.length)
        set({ ...NOTHING, phase: 'running', wanted, settings })
        while (get().done < wanted) {
          const count = Math.min(batch, wanted - get().done)
          const drawn = await tallyMany(tested, count)
          if (own !== revision) return
          if (!drawn.ok || drawn.value.counts.length === 0) {
            logError('Self-test', drawn.ok ? 'empty pool' : drawn.error.code)
            return set({ ...NOTHING, phase: 'failed' })
          }
          const { value } = drawn
          set(({ tally, done }) => ({ tally: addTallies(tally, value), done: done + count }))
        }
        set({ phase: 'done' })
      },
      cancel() {
        revision++
        set({ ...NOTHING, phase: 'cancelled' })
      },
    }
  }

export const useSelfTest = create(selfTestState(tallyPasswords))
