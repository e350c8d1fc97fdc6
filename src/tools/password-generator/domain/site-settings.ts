import { MAX_LENGTH, MIN_LENGTH, type PasswordSettings } from './settings'
import { ALL_CHARACTERS, byType, TYPE_SWITCHES, type SiteForm } from './site-form'

/** The rules that the settings have; without any, what is guaranteed anyway: one of each type that is on. */
export function siteFormOf(settings: PasswordSettings): SiteForm {
  if (settings.form?.kind === 'site rules') return settings.form
  return {
    kind: 'site rules',
    characters: ALL_CHARACTERS,
    least: byType((type) => Number(settings[TYPE_SWITCHES[type]])),
    oneOf: [],
    minLength: MIN_LENGTH,
    maxLength: MAX_LENGTH,
    maxConsecutive: null,
  }
}
