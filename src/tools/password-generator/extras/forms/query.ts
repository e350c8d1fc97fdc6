import type { SecretKind } from '../../box/secret-kind'
import type { PasswordSettings } from '../../domain/settings'
import { MODES, ownFormIn, PIN_RANGE, WORDS_RANGE } from './domain/forms'

function lengthIn({ form, length }: PasswordSettings): number {
  const own = ownFormIn({ form })
  return own?.kind === 'passphrase' ? own.words : (own?.digits ?? length)
}

export const FORM_KINDS: readonly SecretKind[] = [
  {
    name: 'PIN',
    unit: 'digits',
    range: PIN_RANGE,
    namePattern: 'pin(?: code)?',
    unitPattern: 'digits?|numbers?',
    lengthIn,
    mode: MODES.PIN,
  },
  {
    name: 'passphrase',
    unit: 'words',
    range: WORDS_RANGE,
    namePattern: 'pass ?phrase',
    unitPattern: 'words?',
    lengthIn,
    mode: MODES.passphrase,
    isNamedByUnit: true,
  },
]
