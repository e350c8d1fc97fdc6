import type { Opening } from '../opening'
import { readQuery } from './box/query'
import { changeFor } from './box/change-for'
import { SECRET_KINDS, SECRET_MODES } from './extras/query'
import type { PasswordState } from './state'

/** What is to be made, as `answer.ts` gives it, and the password that the box has made of it, if it has. */
export const openingOf = (
  getState: () => PasswordState,
  unfold: (extra: string, text: string) => void,
): Opening => ({
  openText(text) {
    const query = readQuery(text)
    const kind = SECRET_KINDS.find(({ unit }) => unit === query?.unit)
    if (!query || !kind) return null
    const { makeFirst, change } = getState()
    // The other options are those that were kept, also where the page has not been shown yet.
    makeFirst(SECRET_MODES)
    const patch = changeFor(getState(), query, kind.mode)
    if (patch) change(patch)
    getState().takeHanded()
    if (query.count !== null) unfold('many', String(query.count))
    return null
  },
})
