import { MAX_LENGTH, MIN_LENGTH, type PasswordSettings } from './settings'
import { ALL_CHARACTERS, type ByType, type CharacterType, type SiteForm } from './site-form'

type TypeSwitch = 'includeUppercase' | 'includeLowercase' | 'includeNumbers' | 'includeSymbols'

/** The option that switches a type on. */
export const TYPE_SWITCHES = {
  uppercase: 'includeUppercase',
  lowercase: 'includeLowercase',
  numbers: 'includeNumbers',
  symbols: 'includeSymbols',
} as const satisfies ByType<TypeSwitch>

/** The rules that the settings have; without any, what is guaranteed anyway: one of each type that is on. */
export function siteFormOf(settings: PasswordSettings): SiteForm {
  if (settings.form?.kind === 'site rules') return settings.form
  const leastOf = (type: CharacterType) => Number(settings[TYPE_SWITCHES[type]])
  return {
    kind: 'site rules',
    characters: ALL_CHARACTERS,
    least: {
      uppercase: leastOf('uppercase'),
      lowercase: leastOf('lowercase'),
      numbers: leastOf('numbers'),
      symbols: leastOf('symbols'),
    },
    oneOf: [],
    minLength: MIN_LENGTH,
    maxLength: MAX_LENGTH,
    maxConsecutive: null,
  }
}
