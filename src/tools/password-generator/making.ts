import type { StoreApi } from 'zustand'
import { latestResult } from '#lib/latest-result'
import { logError } from '#platform/log'
import type { WorkerFailure } from '#platform/worker/failure'
import type { GeneratedPassword, RandomnessError } from './domain/generator'
import type { PasswordSettings } from './domain/settings'
import type { Browser } from './effects'

// One password and what is done with it, for the page's store and for that of the box's window.

type PasswordFailure = RandomnessError | WorkerFailure

/** A password, and what is done with it: that of the page, or one in the window of the box. */
export interface Made {
  settings: PasswordSettings
  /** The last one. It obeys the current settings unless `busy`. */
  generated: GeneratedPassword | null
  /** Why the current settings have no password. */
  failure: PasswordFailure | null
  busy: boolean
  /** Whether the browser has refused to copy the current password: another object each time. */
  refused: object | null
  generate: () => void
  /**
   * Whether the current password is on the clipboard now; then, and only then, it joins the history,
   * unless it is the newest there.
   */
  copy: () => Promise<boolean>
  /** Something of a password was selected and copied, as by Ctrl+C. */
  copiedByHand: (text: string) => void
}

/** A store of such a password, as views read it. */
export type MadeStore = Pick<StoreApi<Made>, 'getState' | 'getInitialState' | 'subscribe'>

/** Whether a password is on the clipboard now, and in the history. */
export type CopyMade = (made: GeneratedPassword, options: PasswordSettings) => Promise<boolean>

// The detail of a failed worker stays out: it may quote what the worker was given.
const logText = (failure: PasswordFailure) =>
  failure.code === 'worker-failed' ? `worker failed: ${failure.reason}` : failure.code

type Making = Pick<StoreApi<Made>, 'getState'> & { setState: (part: Partial<Made>) => void }

/** Makes passwords of settings; one that comes too late is dropped. */
export function passwordMaker({ setState: set }: Making, on: Pick<Browser, 'generate'>) {
  const { request, cancel } = latestResult({
    run: on.generate,
    onResult(made) {
      if (made.ok) return set({ generated: made.value, failure: null, busy: false })
      logError('Password', logText(made.error))
      set({ generated: null, failure: made.error, busy: false })
    },
  })
  function make(choices: Pick<Made, 'settings'>) {
    set({ ...choices, failure: null, busy: true, refused: null })
    request(choices.settings)
  }
  return { make, cancel }
}

/** `copy` of a store, by what brings a password into the history. */
export const copyFrom =
  ({ setState: set, getState: get }: Making, copyMade: CopyMade): Made['copy'] =>
  async () => {
    const { generated, busy, settings } = get()
    if (busy || !generated || generated.password === '') return false
    const copied = await copyMade(generated, settings)
    // It is selected then: not another one that has come meanwhile.
    if (get().generated === generated) set({ refused: copied ? null : {} })
    return copied
  }
