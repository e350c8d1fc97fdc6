import type { Opening } from '../opening'
import { LENGTHS_ASKED } from './extras/asked'
import { withinRules, type PasswordSettings } from './domain/settings'
import type { PasswordState } from './state'

/** Requirements end where they do not take the length: it is what was asked for. */
function asAsked(settings: PasswordSettings, patch: Partial<PasswordSettings>) {
  const { length } = patch
  const isTaken = length === undefined || withinRules({ ...settings, length }).length === length
  return isTaken ? patch : { ...patch, form: null }
}

/** A length, as `answer.ts` gives it; never a password. */
export const openingOf = (
  getState: () => Pick<PasswordState, 'open' | 'change' | 'settings'>,
): Opening => ({
  openText(text) {
    const [number, unit] = text.split(' ')
    const asked = LENGTHS_ASKED.find((kind) => kind.unit === unit) ?? LENGTHS_ASKED[0]
    const { settings, open, change } = getState()
    // The other options are those that were kept, also where the page has not been shown yet.
    open()
    if (asked) change(asAsked(settings, asked.changeOf(Number(number))))
    return null
  },
})
