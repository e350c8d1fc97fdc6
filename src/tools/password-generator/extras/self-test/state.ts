import { create, type StateCreator } from 'zustand'
import { longRun, type LongRun } from '#lib/long-run'
import { logError } from '#platform/log'
import type { PasswordSettings } from '../../domain/settings'
import { passwordWorker } from '../../effects'
import {
  addTallies,
  BATCH_CHARACTERS,
  TESTED_CHARACTERS,
  testedSettings,
  type Tally,
} from './domain'

const browser = {
  /** The call has no time limit: the caller stops by asking for no more. */
  tallyPasswords: (settings: PasswordSettings, count: number) =>
    passwordWorker.call((work) => work.tallyPasswords(settings, count), { limitMs: null }),
}

export type SelfTestDeps = typeof browser

interface SelfTestState extends LongRun<PasswordSettings, Tally | null> {
  /** Draws and counts; ends a run that goes on. */
  start: (settings: PasswordSettings) => Promise<void>
}

export const selfTestState =
  (on: SelfTestDeps): StateCreator<SelfTestState> =>
  (set) => {
    const { run, start } = longRun<PasswordSettings, Tally | null>(set, null)
    return {
      ...run,
      start(settings) {
        const tested = testedSettings(settings)
        async function make(count: number) {
          const drawn = await on.tallyPasswords(tested, count)
          if (drawn.ok && drawn.value.counts.length > 0) return drawn.value
          logError('Self-test', drawn.ok ? 'empty pool' : drawn.error.code)
          return null
        }
        return start({
          settings,
          wanted: Math.ceil(TESTED_CHARACTERS / tested.length),
          batchSize: Math.ceil(BATCH_CHARACTERS / tested.length),
          make,
          add: addTallies,
        })
      },
    }
  }

export const useSelfTest = create(selfTestState(browser))
