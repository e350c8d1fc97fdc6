import type { Mode, PasswordSettings, Range } from '../domain/settings'

/** What it is called, in code and texts. */
export type SecretName = 'password' | 'PIN' | 'passphrase'

/** A kind of secret that can be asked for by its length. */
export interface SecretKind {
  name: SecretName
  /** What it is counted in, which shows what is asked for. */
  unit: string
  range: Range
  /** Regular expressions, as their source, of what it and its units are called. */
  namePattern: string
  unitPattern: string
  /** What all of it is, so that it changes nothing where it is said: another regular expression. */
  sameAlways?: string
  /** The length that settings give it. */
  lengthIn: (settings: PasswordSettings) => number
  /** The mode in which it is made; null: that of passwords. */
  mode: Mode | null
  /** A length in its units asks for it, without its name: `10 words`. */
  isNamedByUnit?: boolean
}
