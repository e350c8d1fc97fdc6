import { create, type StateCreator, type StoreApi } from 'zustand'
import { latestResult } from '#lib/latest-result'
import { logError } from '#platform/log'
import type { WorkerFailure } from '#platform/worker/failure'
import type { Conflict } from './domain/draw'
import type { GeneratedPassword, RandomnessError } from './domain/generator'
import {
  DEFAULT_SETTINGS,
  formAfter,
  heldBack,
  keptOf,
  modeOf,
  requirementsIn,
  withinRules,
  type Form,
  type Mode,
  type PasswordSettings,
} from './domain/settings'
import type { StrengthText } from './domain/strength'
import { browser, type Browser } from './effects'

type PasswordFailure = RandomnessError | WorkerFailure

export interface HistoryEntry {
  /** Grows with every entry. */
  id: number
  password: string
  strength: StrengthText
  timestampMs: number
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
  /** What was copied last, by hand too; another object with every copy. */
  copied: { text: string } | null
  /** Whether the browser has refused to copy the current password: another object each time. */
  refused: object | null
  /** Whether dots stand for passwords on the screen. */
  hidden: boolean
  /** Words why a form has no password; set by the extra that the form belongs to. */
  explain: ((conflict: Conflict) => string) | null
  /** How often what an extra has set was taken away: the extra forgets it then. */
  resets: number
  /** How many were asked for at once, for the extra that makes them: another object each time. */
  manyAsked: { count: number } | null
  /** Makes the first password of the visit, of the options that were kept, in a mode that was kept if there is one. */
  open: (modes: readonly Mode[]) => void
  /** Takes over new settings and makes a password of them, see `formAfter`. */
  change: (patch: Partial<PasswordSettings>) => void
  /** Makes what a mode makes, as it was left; null: passwords. */
  chooseMode: (mode: Mode | null) => void
  /** Plain passwords again, and as if no extra had made others. */
  resetForm: () => void
  generate: () => void
  /**
   * Whether the current password is on the clipboard now; then, and only then, it joins the history,
   * unless it is the newest there.
   */
  copy: () => Promise<boolean>
  /** Whether one or more earlier passwords, one a line, are on the clipboard now. */
  copyAgain: (text: string) => Promise<boolean>
  /** Something of a password was selected and copied, as by Ctrl+C. */
  copiedByHand: (text: string) => void
  clearHistory: () => void
  askMany: (count: number) => void
  setHidden: (hidden: boolean) => void
}

const HISTORY_SIZE = 10

// The detail of a failed worker stays out: it may quote what the worker was given.
const logText = (failure: PasswordFailure) =>
  failure.code === 'worker-failed' ? `worker failed: ${failure.reason}` : failure.code

type Store = StoreApi<PasswordState>

/** Changes settings and makes a password of them; one that comes too late is dropped. */
function passwordMaker({ setState: set, getState: get }: Store, on: Browser) {
  const { request } = latestResult({
    run: on.generate,
    onResult(made) {
      if (made.ok) return set({ generated: made.value, failure: null, busy: false })
      logError('Password', logText(made.error))
      set({ generated: null, failure: made.error, busy: false })
    },
  })
  /** The options without requirements, and those under them: either come back where the others end. */
  let former: Partial<PasswordSettings> = {}
  let required: Partial<PasswordSettings> = {}
  const make = (patch: Partial<PasswordSettings>) => {
    const before = get().settings
    const wasRequired = requirementsIn(before) !== null
    const isRequired = requirementsIn({ ...before, ...patch }) !== null
    let back: Partial<PasswordSettings> = {}
    if (isRequired && !wasRequired) [former, back] = [heldBack(before), required]
    if (wasRequired && !isRequired) [required, back] = [heldBack(before), former]
    const settings = withinRules({ ...before, ...back, ...patch })
    lastForms.set(modeOf(settings.form), settings.form)
    set({ settings, failure: null, busy: true, refused: null })
    request(settings)
  }
  /** Of each mode, by its kind; of passwords by null. */
  const lastForms = new Map<string | null, Form | null>()
  function chooseMode(mode: Mode | null) {
    const form = lastForms.get(modeOf(mode?.first ?? null)) ?? mode?.first ?? null
    make({ form })
  }
  function resetForm() {
    make({ form: null })
    required = {}
  }
  return { make, chooseMode, resetForm }
}

function copyActions({ setState: set, getState: get }: Store, on: Browser) {
  let entries = 0
  async function copyAgain(text: string): Promise<boolean> {
    const copied = await on.copyText(text)
    if (copied) set({ copied: { text } })
    else logError('The password could not be copied')
    return copied
  }
  async function copy(): Promise<boolean> {
    const { generated, busy, settings: options } = get()
    if (busy || !generated || generated.password === '') return false
    const { password, strength } = generated
    const copied = await copyAgain(password)
    // It is selected then: not another one that has come meanwhile.
    if (get().generated?.password === password) set({ refused: copied ? null : {} })
    if (!copied) return false
    const timestampMs = on.now()
    const entry = { id: entries++, password, strength: strength.text, timestampMs, options }
    set(({ history }) =>
      history[0]?.password === password
        ? {}
        : { history: [entry, ...history].slice(0, HISTORY_SIZE) },
    )
    return true
  }
  return { copy, copyAgain }
}

export const passwordState =
  (on: Browser): StateCreator<PasswordState> =>
  (set, get, store) => {
    const { make, chooseMode, resetForm } = passwordMaker(store, on)
    let isKeeping = false
    function keepOptions(modes: readonly Mode[]) {
      if (isKeeping) return
      isKeeping = true
      on.options.bind(store, {
        // Under requirements length and types are those that somebody else takes.
        of: ({ settings }) => (requirementsIn(settings) ? null : keptOf(settings)),
        take({ mode, ...options }) {
          const [form = null] = modes.flatMap(({ read }) => read(mode) ?? [])
          make({ ...options, form })
        },
      })
    }
    return {
      settings: DEFAULT_SETTINGS,
      generated: null,
      failure: null,
      busy: false,
      history: [],
      copied: null,
      refused: null,
      hidden: false,
      explain: null,
      resets: 0,
      manyAsked: null,
      open(modes) {
        keepOptions(modes)
        const { generated, busy } = get()
        if (!generated && !busy) make({})
      },
      change: (patch) => make({ ...patch, form: formAfter(get().settings.form, patch) }),
      chooseMode,
      resetForm() {
        set(({ resets }) => ({ resets: resets + 1 }))
        resetForm()
      },
      generate: () => make({}),
      ...copyActions(store, on),
      copiedByHand: (text) => set({ copied: { text }, refused: null }),
      clearHistory: () => set({ history: [] }),
      setHidden: (hidden) => set({ hidden }),
      askMany: (count) => set({ manyAsked: { count } }),
    }
  }

export const usePassword = create(passwordState(browser))
