import type { LengthAsked } from '../../domain/settings'
import { FORMS, MODES, PIN_RANGE, pinOf, WORDS_RANGE } from './domain/forms'

export const FORMS_ASKED: readonly LengthAsked[] = [
  {
    name: 'PIN',
    unit: 'digits',
    range: PIN_RANGE,
    names: 'pin(?: code)?',
    units: 'digits?|numbers?',
    changeOf: (digits) => ({ form: pinOf(digits) }),
    mode: MODES.PIN,
  },
  {
    name: 'passphrase',
    unit: 'words',
    range: WORDS_RANGE,
    names: 'pass ?phrase',
    units: 'words?',
    changeOf: (words) => ({ form: { ...FORMS.passphrase, words } }),
    mode: MODES.passphrase,
    isAskedByUnits: true,
  },
]
