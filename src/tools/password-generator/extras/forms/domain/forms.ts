import { propertiesOf } from '#lib/properties'
import { DEFAULT_SETTINGS, isWithin, type Form, type Mode } from '../../../domain/settings'

export interface PassphraseForm extends Form {
  kind: 'passphrase'
  words: number
  separator: string
  /** Whether the first letter of each word is a capital. */
  capitals: boolean
  /** Whether a digit follows one of the words. */
  digit: boolean
}

export interface PinForm extends Form {
  kind: 'PIN'
  digits: number
}

export type OwnForm = PassphraseForm | PinForm

/** A PIN is as good as a password of digits alone, with any options. */
export const pinOf = (digits: number): PinForm => ({
  kind: 'PIN',
  isMode: true,
  digits,
  plain: { ...DEFAULT_SETTINGS, includeUppercase: false, includeLowercase: false, length: digits },
})

/** The forms as they are to begin with. */
export const FORMS: { passphrase: PassphraseForm; PIN: PinForm } = {
  passphrase: {
    kind: 'passphrase',
    isMode: true,
    words: 6,
    separator: '-',
    capitals: false,
    digit: false,
  },
  PIN: pinOf(6),
}

/** Null where settings have none of these. */
export const ownFormIn = ({ form }: { form: Form | null }): OwnForm | null =>
  // No other code makes forms of these kinds.
  form && form.kind in FORMS ? (form as OwnForm) : null

export const WORDS_RANGE = { min: 3, max: 20 }
export const PIN_RANGE = { min: 4, max: 12 }

export const SEPARATORS = ['-', ' ', '.', '_', ''] as const

function readPassphrase(kept: unknown): PassphraseForm | null {
  const { kind, words, separator, capitals, digit } = propertiesOf(kept)
  if (kind !== 'passphrase' || !isWithin(WORDS_RANGE, words)) return null
  const known = SEPARATORS.find((one) => one === separator) ?? FORMS.passphrase.separator
  return {
    ...FORMS.passphrase,
    words,
    separator: known,
    capitals: capitals === true,
    digit: digit === true,
  }
}

function readPin(kept: unknown): PinForm | null {
  const { kind, digits } = propertiesOf(kept)
  return kind === 'PIN' && isWithin(PIN_RANGE, digits) ? pinOf(digits) : null
}

export const MODES: { passphrase: Mode; PIN: Mode } = {
  passphrase: {
    first: FORMS.passphrase,
    sizes: [4, 5, 6, 8],
    sized: (form, words) => ({ ...form, words }),
    read: readPassphrase,
  },
  PIN: { first: FORMS.PIN, sizes: [4, 6, 8], sized: (_, digits) => pinOf(digits), read: readPin },
}
