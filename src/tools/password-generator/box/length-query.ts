import type { Mode, PasswordSettings, Range } from '../domain/settings'

/** What it is called, in code and texts. */
export type LengthName = 'password' | 'PIN' | 'passphrase'

/** What can be asked for by its length. */
export interface LengthQuery {
  name: LengthName
  /** What it is counted in, which shows what is asked for. */
  unit: string
  range: Range
  /** Other words for it, and for its units: alternatives of a pattern. */
  names: string
  units: string
  /** The length that settings give it. */
  lengthIn: (settings: PasswordSettings) => number
  /** In which it is made; null: in that of passwords. */
  mode: Mode | null
  /** Its units ask for it too: `10 words`. */
  isQueryOfUnits?: boolean
}
