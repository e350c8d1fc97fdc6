import type { Opening } from '../opening'
import { readAsked } from './box/asked'
import { changeFor } from './box/change-for'
import { LENGTHS_ASKED, MODES_ASKED } from './extras/asked'
import type { PasswordState } from './state'

/** What is to be made, as `answer.ts` gives it; never a password. */
export const openingOf = (
  getState: () => PasswordState,
  unfold: (extra: string, text: string) => void,
): Opening => ({
  openText(text) {
    const asked = readAsked(text)
    const kind = LENGTHS_ASKED.find(({ unit }) => unit === asked?.unit)
    if (!asked || !kind) return null
    const { open, change } = getState()
    // The other options are those that were kept, also where the page has not been shown yet.
    open(MODES_ASKED)
    const patch = changeFor(getState(), asked, kind.mode)
    if (patch) change(patch)
    if (asked.count !== null) unfold('many', String(asked.count))
    return null
  },
})
