import type { Opening } from '../opening'
import { FORMS, type Form } from './domain/forms'
import type { PasswordState } from './store-state'

/** What a length is one of, by its unit. */
function formOf(length: number, unit: string | undefined): Form | null {
  if (unit === 'digits') return { kind: 'PIN', digits: length }
  return unit === 'words' ? { ...FORMS.passphrase, words: length } : null
}

/** A length, as `answer.ts` gives it; never a password. */
export const openingOf = (getState: () => Pick<PasswordState, 'open' | 'change'>): Opening => ({
  openText(text) {
    const [number, unit] = text.split(' ')
    const length = Number(number)
    const form = formOf(length, unit)
    const { open, change } = getState()
    // The other options are those that were kept, also where the page has not been shown yet.
    open()
    change(form ? { form } : { length })
    return null
  },
})
