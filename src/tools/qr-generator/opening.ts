import type { Opening } from '../opening'
import type { QrState } from './state'

/** The text of the code; the one before can be restored. */
export const openingOf = (getState: () => QrState): Opening => ({
  openText(text) {
    getState().applyTemplate(text)
    return null
  },
})
