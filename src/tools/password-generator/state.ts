import { create, type StateCreator, type StoreApi } from 'zustand'
import { HISTORY_SIZE } from '#lib/history-size'
import { logError } from '#platform/log'
import type { Conflict } from './domain/draw'
import type { GeneratedPassword } from './domain/generator'
import { chosen, FIRST_CHOICES, formOf, withKept, type Choices } from './domain/choices'
import { keptOf } from './domain/kept'
import {
  formAfter,
  isSameSettings,
  requirementsIn,
  type Mode,
  type PasswordSettings,
} from './domain/settings'
import type { StrengthCode } from './domain/strength'
import { browser, type Browser } from './effects'
import { copyFrom, passwordMaker, type CopyMade, type Made } from './making'

export interface HistoryEntry {
  /** Grows with every entry. */
  id: number
  password: string
  strength: StrengthCode
  timestampMs: number
  options: PasswordSettings
}

/** A password with the settings that it was made of. */
type Handed = Pick<Made, 'settings'> & { generated: GeneratedPassword }

export interface PasswordState extends Made, Choices {
  /** Newest first. Never leaves memory. */
  history: readonly HistoryEntry[]
  /** What was copied last, by hand too; another object with every copy. */
  copied: { text: string } | null
  /** Whether dots stand for passwords on the screen. */
  hidden: boolean
  /** Words why a form has no password; set by the extra that the form belongs to. */
  explain: ((conflict: Conflict) => string) | null
  /** Makes the first password of the visit, of the options that were kept, in a mode that was kept if there is one. */
  makeFirst: (modes: readonly Mode[]) => void
  /** Takes over new settings and makes a password of them, see `formAfter`. */
  change: (patch: Partial<PasswordSettings>) => void
  /** Makes what a mode makes, as it was left; null: passwords. */
  chooseMode: (mode: Mode | null) => void
  /** Plain passwords again, and as if no extra had made others. */
  resetForm: () => void
  /** The choices; of a page that has not been opened those that it would open with. */
  choices: (modes: readonly Mode[]) => Choices
  /** Keeps a password of the box for the page that is about to open, in memory alone. */
  hand: (made: Handed) => void
  /** Shows the handed password if it obeys the settings, in place of another one; forgets it in any case. */
  takeHanded: () => void
  /** Copies a password that stands elsewhere, as `copy` does that of the page. */
  copyMade: CopyMade
  /** Whether one or more earlier passwords, one a line, are on the clipboard now. */
  copyAgain: (text: string) => Promise<boolean>
  clearHistory: () => void
  setHidden: (hidden: boolean) => void
}

function copyActions(store: StoreApi<PasswordState>, on: Browser) {
  const { setState: set } = store
  let entries = 0
  async function copyAgain(text: string): Promise<boolean> {
    const copied = await on.copyText(text)
    if (copied) set({ copied: { text } })
    else logError('The password could not be copied')
    return copied
  }
  async function copyMade({ password, strength }: GeneratedPassword, options: PasswordSettings) {
    if (!(await copyAgain(password))) return false
    const timestampMs = on.now()
    const entry = { id: entries++, password, strength: strength.code, timestampMs, options }
    set(({ history }) =>
      history[0]?.password === password
        ? {}
        : { history: [entry, ...history].slice(0, HISTORY_SIZE) },
    )
    return true
  }
  return { copy: copyFrom(store, copyMade), copyMade, copyAgain }
}

export const passwordState =
  (on: Browser): StateCreator<PasswordState> =>
  (set, get, store) => {
    const { make, cancel } = passwordMaker(store, on)
    let handed: Handed | null = null
    const choose = (patch: Partial<PasswordSettings>) => make(chosen(get(), patch))
    let isKeeping = false
    function keepOptions(modes: readonly Mode[]) {
      if (isKeeping) return
      isKeeping = true
      on.options.bind(store, {
        // Under requirements length and types are those that somebody else takes.
        of: ({ settings }) => (requirementsIn(settings) ? null : keptOf(settings)),
        take: (kept) => make(withKept(get(), kept, modes)),
      })
    }
    return {
      ...FIRST_CHOICES,
      generated: null,
      failure: null,
      busy: false,
      history: [],
      copied: null,
      refused: null,
      hidden: false,
      explain: null,
      makeFirst(modes) {
        keepOptions(modes)
        const { generated, busy } = get()
        if (!generated && !busy) choose({})
      },
      choices(modes) {
        const kept = isKeeping ? null : on.options.read()
        return kept ? withKept(get(), kept, modes) : get()
      },
      change: (patch) => choose({ ...patch, form: formAfter(get().settings.form, patch) }),
      chooseMode: (mode) => choose({ form: formOf(get(), mode) }),
      resetForm() {
        choose({ form: null })
        set({ required: {} })
      },
      generate: () => choose({}),
      hand: (made) => void (handed = made),
      takeHanded() {
        const { generated } = handed ?? {}
        if (generated && isSameSettings(handed?.settings ?? null, get().settings)) {
          cancel()
          set({ generated, failure: null, busy: false, refused: null })
        }
        handed = null
      },
      ...copyActions(store, on),
      copiedByHand: (text) => set({ copied: { text }, refused: null }),
      clearHistory: () => set({ history: [] }),
      setHidden: (hidden) => set({ hidden }),
    }
  }

export const usePassword = create(passwordState(browser))
