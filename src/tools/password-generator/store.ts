import { create, type StateCreator } from 'zustand'
import { withNewest } from '../../lib/history'
import { latestResult } from '../../lib/latest-result'
import { copyText } from '../../platform/clipboard'
import { logError } from '../../platform/log'
import type { WorkerFailure } from '../../platform/worker/failure'
import { generatePassword, startWorker } from './client'
import type { GeneratedPassword, RandomnessError } from './domain/generator'
import { DEFAULT_SETTINGS, type PasswordSettings } from './domain/settings'
import type { StrengthText } from './domain/strength'

export type PasswordFailure = RandomnessError | WorkerFailure

export interface HistoryEntry {
  /** Grows with every entry. */
  id: number
  password: string
  strength: StrengthText
  /** When it was copied. */
  timestampMs: number
  /** The settings of that moment. */
  options: PasswordSettings
}

export interface PasswordState {
  settings: PasswordSettings
  /** The last one. It obeys the current settings unless `busy`. */
  generated: GeneratedPassword | null
  /** Why the current settings have no password. */
  failure: PasswordFailure | null
  busy: boolean
  /** Newest first. Never leaves memory. */
  history: readonly HistoryEntry[]
  /** Makes the first password of the visit. */
  open: () => void
  /** Takes over new settings and makes a password of them. */
  change: (patch: Partial<PasswordSettings>) => void
  /** Makes another password of the same settings. */
  generate: () => void
  /**
   * Whether the current password is on the clipboard now; then, and only then, it joins the history,
   * unless it is the newest there.
   */
  copy: () => Promise<boolean>
  /** Whether the password of an entry is on the clipboard now. */
  copyAgain: (entry: HistoryEntry) => Promise<boolean>
  clearHistory: () => void
}

interface PasswordDeps {
  generate: typeof generatePassword
  copyText: typeof copyText
  now: () => number
}

// spec §9
const HISTORY_SIZE = 10

// Not the detail of a failed worker: it may quote what the worker was given.
const logText = (failure: PasswordFailure) =>
  failure.code === 'worker-failed' ? `worker failed: ${failure.reason}` : failure.code

async function copyOrLog(write: typeof copyText, password: string): Promise<boolean> {
  const copied = await write(password)
  if (!copied) logError('The password could not be copied')
  return copied
}

type SetState = Parameters<StateCreator<PasswordState>>[0]
type GetState = () => PasswordState

/** Changes settings and makes a password of them; one that comes too late is dropped. */
function passwordMaker(set: SetState, get: GetState, generate: PasswordDeps['generate']) {
  const { request } = latestResult({
    run: generate,
    onResult(made) {
      if (made.ok) return set({ generated: made.value, failure: null, busy: false })
      logError('Password', logText(made.error))
      set({ generated: null, failure: made.error, busy: false })
    },
  })
  return (patch: Partial<PasswordSettings>) => {
    const settings = { ...get().settings, ...patch }
    set({ settings, busy: true })
    request(settings)
  }
}

function copyAction(set: SetState, get: GetState, deps: PasswordDeps) {
  let entries = 0
  return async (): Promise<boolean> => {
    const { generated, busy, settings: options } = get()
    if (busy || !generated || generated.password === '') return false
    const { password, strength } = generated
    if (!(await copyOrLog(deps.copyText, password))) return false
    const timestampMs = deps.now()
    const entry = { id: entries++, password, strength: strength.text, timestampMs, options }
    set(({ history }) =>
      history[0]?.password === password
        ? {}
        : { history: withNewest(history, entry, HISTORY_SIZE) },
    )
    return true
  }
}

export const passwordState =
  (deps: PasswordDeps): StateCreator<PasswordState> =>
  (set, get) => {
    const change = passwordMaker(set, get, deps.generate)
    return {
      settings: DEFAULT_SETTINGS,
      generated: null,
      failure: null,
      busy: false,
      history: [],
      open() {
        const { generated, busy } = get()
        if (!generated && !busy) change({})
      },
      change,
      generate: () => change({}),
      copy: copyAction(set, get, deps),
      copyAgain: ({ password }) => copyOrLog(deps.copyText, password),
      clearHistory: () => set({ history: [] }),
    }
  }

export const usePassword = create(
  passwordState({ generate: generatePassword, copyText, now: () => Date.now() }),
)

/** What the page starts before it is rendered. */
export const prepare = startWorker
