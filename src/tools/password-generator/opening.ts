import type { Opening } from '../opening'
import { FORMS, type Form } from './domain/forms'
import { withinRules, type PasswordSettings } from './domain/settings'
import type { PasswordState } from './store-state'

/** What a length is one of, by its unit. */
function formOf(length: number, unit: string | undefined): Form | null {
  if (unit === 'digits') return { kind: 'PIN', digits: length }
  return unit === 'words' ? { ...FORMS.passphrase, words: length } : null
}

/** Rules of a site end where they do not take the length: it is what was asked for. */
const withLength = (settings: PasswordSettings, length: number) =>
  withinRules({ ...settings, length }).length === length ? { length } : { length, form: null }

/** A length, as `answer.ts` gives it; never a password. */
export const openingOf = (
  getState: () => Pick<PasswordState, 'open' | 'change' | 'settings'>,
): Opening => ({
  openText(text) {
    const [number, unit] = text.split(' ')
    const length = Number(number)
    const form = formOf(length, unit)
    const { settings, open, change } = getState()
    // The other options are those that were kept, also where the page has not been shown yet.
    open()
    change(form ? { form } : withLength(settings, length))
    return null
  },
})
