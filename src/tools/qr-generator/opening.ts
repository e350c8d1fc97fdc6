import type { Opening } from '../opening'
import { partOf } from './domain/part-text'
import type { QrState } from './state'

/** The text of the code, where the one before can be restored; or a part of the page that it is made in. */
export const openingOf = (getState: () => QrState): Opening => ({
  openText(text) {
    const asked = partOf(text)
    if (asked) getState().unfold(asked.part, asked.hint)
    else getState().applyTemplate(text)
    return null
  },
})
