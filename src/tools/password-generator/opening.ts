import type { Opening } from '../opening'
import { readAsked } from './domain/asked'
import { LENGTHS_ASKED } from './extras/asked'
import { modeOf, withinRules, type PasswordSettings } from './domain/settings'
import type { PasswordState } from './state'

/** Requirements end where they do not take the length: it is what was asked for. */
function asAsked(settings: PasswordSettings, patch: Partial<PasswordSettings>) {
  const { length } = patch
  const isTaken = length === undefined || withinRules({ ...settings, length }).length === length
  return isTaken ? patch : { ...patch, form: null }
}

const MODES = LENGTHS_ASKED.flatMap(({ mode }) => mode ?? [])

/** What is to be made, as `answer.ts` gives it; never a password. */
export const openingOf = (
  getState: () => Pick<PasswordState, 'open' | 'change' | 'chooseMode' | 'askMany' | 'settings'>,
): Opening => ({
  openText(text) {
    const asked = readAsked(text)
    const kind = LENGTHS_ASKED.find(({ unit }) => unit === asked?.unit)
    if (!asked || !kind) return null
    const { open, change, chooseMode, askMany } = getState()
    // The other options are those that were kept, also where the page has not been shown yet.
    open(MODES)
    const { settings } = getState()
    if (asked.length !== null) change(asAsked(settings, kind.changeOf(asked.length)))
    else if (modeOf(settings.form) !== modeOf(kind.mode?.first ?? null)) chooseMode(kind.mode)
    if (asked.count !== null) askMany(asked.count)
    return null
  },
})
