import type { LengthAsked } from '../../box/length-asked'
import type { PasswordSettings } from '../../domain/settings'
import { MODES, ownFormIn, PIN_RANGE, WORDS_RANGE } from './domain/forms'

function lengthIn({ form, length }: PasswordSettings): number {
  const own = ownFormIn({ form })
  return own?.kind === 'passphrase' ? own.words : (own?.digits ?? length)
}

export const FORMS_ASKED: readonly LengthAsked[] = [
  {
    name: 'PIN',
    unit: 'digits',
    range: PIN_RANGE,
    names: 'pin(?: code)?',
    units: 'digits?|numbers?',
    lengthIn,
    mode: MODES.PIN,
  },
  {
    name: 'passphrase',
    unit: 'words',
    range: WORDS_RANGE,
    names: 'pass ?phrase',
    units: 'words?',
    lengthIn,
    mode: MODES.passphrase,
    isAskedByUnits: true,
  },
]
