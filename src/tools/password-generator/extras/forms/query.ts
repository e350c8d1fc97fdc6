import type { SecretKind } from '../../box/secret-kind'
import type { PasswordSettings } from '../../domain/settings'
import { MODES, ownFormIn, PIN_RANGE, WORDS_RANGE } from './domain/forms'

function lengthIn({ form, length }: PasswordSettings): number {
  const own = ownFormIn({ form })
  return own?.kind === 'passphrase' ? own.words : (own?.digits ?? length)
}

const MEMORABLE =
  'memorable|easy[ -]to[ -](?:remember|memori[sz]e)|(?:(?:that|which) )?(?:i|you|we) can (?:easily )?remember'

/** A password that is said to be of words, or to be remembered, is a passphrase. */
const PASSWORD_OF_WORDS = [
  `(?:${MEMORABLE}),? (?:(?:random|strong|secure|safe) )*password`,
  `password,? (?:(?:that|which) is )?(?:${MEMORABLE})`,
  'password made (?:up )?(?:out )?(?:of|from|with) (?:random |common |real )?words?',
  String.raw`password(?= (?:made )?(?:up )?(?:out )?(?:of|from|with) \d+ (?:random |common |real )?words?)`,
  String.raw`(?<=\d[ -](?:random |common |real )?words?[ -])password`,
].join('|')

export const FORM_KINDS: readonly SecretKind[] = [
  {
    name: 'PIN',
    unit: 'digits',
    range: PIN_RANGE,
    namePattern: String.raw`pin(?: code)?|(?<=\d[ -]digits?[ -](?:random |secret |numeric )?)code`,
    unitPattern: 'digits?|numbers?',
    lengthIn,
    mode: MODES.PIN,
  },
  {
    name: 'passphrase',
    unit: 'words',
    range: WORDS_RANGE,
    namePattern: `pass ?phrase|${PASSWORD_OF_WORDS}`,
    unitPattern: 'words?',
    sameAlways: MEMORABLE,
    lengthIn,
    mode: MODES.passphrase,
    isNamedByUnit: true,
  },
]
