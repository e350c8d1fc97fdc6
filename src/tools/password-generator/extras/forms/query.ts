import type { LengthQuery } from '../../box/length-query'
import type { PasswordSettings } from '../../domain/settings'
import { MODES, ownFormIn, PIN_RANGE, WORDS_RANGE } from './domain/forms'

function lengthIn({ form, length }: PasswordSettings): number {
  const own = ownFormIn({ form })
  return own?.kind === 'passphrase' ? own.words : (own?.digits ?? length)
}

export const FORM_QUERIES: readonly LengthQuery[] = [
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
    isQueryOfUnits: true,
  },
]
