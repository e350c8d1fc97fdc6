import type { Opening } from '../opening'
import { partOf } from './domain/part-text'
import type { QrState } from './state'

/** The text of the code, where the one before can be restored; or the form that it is made in. */
export const openingOf = (getState: () => QrState): Opening => ({
  openText(text) {
    const asked = partOf(text)
    if (asked) getState().openForm(asked.hint)
    else getState().applyTemplate(text)
    return null
  },
})
