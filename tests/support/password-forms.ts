import {
  LOWERCASE,
  NUMBERS,
  SYMBOLS,
  UPPERCASE,
} from '../../src/tools/password-generator/domain/characters'
import {
  DEFAULT_SETTINGS,
  type Form,
  type Requirements,
} from '../../src/tools/password-generator/domain/settings'

// Forms as the core knows them, whichever extra draws them.

/** As good as six digits, whatever the options are. */
export const DIGITS: Form = {
  kind: 'PIN',
  plain: { ...DEFAULT_SETTINGS, includeUppercase: false, includeLowercase: false, length: 6 },
}

/** Has a length of its own, and the characters of the options. */
export const GROUPED: Form = { kind: 'groups', plain: { length: 16 } }

/** All characters are taken, and one of each default type is needed. */
export const requiring = (maxLength: number): Form & Requirements => ({
  kind: 'site rules',
  characters: { uppercase: UPPERCASE, lowercase: LOWERCASE, numbers: NUMBERS, symbols: SYMBOLS },
  least: { uppercase: 1, lowercase: 1, numbers: 1, symbols: 0 },
  minLength: 4,
  maxLength,
})
