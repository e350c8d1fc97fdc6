import type { WorkerFailure } from '../../platform/worker/failure'
import type { GeneratedPassword, RandomnessError } from './domain/password-api'
import type { PasswordSettings } from './domain/settings'
import type { StrengthText } from './domain/strength'

export type PasswordFailure = RandomnessError | WorkerFailure

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
  /** Grows with every copy that worked, those by hand too. */
  copies: number
  /** Whether dots stand for passwords on the screen. */
  hidden: boolean
  /** Makes the first password of the visit, of the options that were kept. */
  open: () => void
  /** Takes over new settings and makes a password of them, see `formAfter`. */
  change: (patch: Partial<PasswordSettings>) => void
  generate: () => void
  /**
   * Whether the current password is on the clipboard now; then, and only then, it joins the history,
   * unless it is the newest there.
   */
  copy: () => Promise<boolean>
  /** Whether one or more earlier passwords, one a line, are on the clipboard now. */
  copyAgain: (text: string) => Promise<boolean>
  /** Something of a password was selected and copied, as by Ctrl+C. */
  copiedByHand: () => void
  clearHistory: () => void
  setHidden: (hidden: boolean) => void
}
