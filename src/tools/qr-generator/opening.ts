import type { Opening } from '../opening'
import { formQueriedBy } from './box/queried-form'
import type { QrState } from './state'

/** The text of the code, where the one before can be restored; or the form that it is made in. */
export const openingOf = (getState: () => QrState): Opening => ({
  openText(text) {
    const kind = formQueriedBy(text)
    if (kind === null) getState().applyTemplate(text)
    else getState().openForm(kind)
    return null
  },
})
