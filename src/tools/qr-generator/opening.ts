import type { Opening } from '../opening'
import { codeTextOf, formQueriedBy } from './box/queried-form'
import type { QrState } from './state'

/** The text of the code, where the one before can be restored; or the form that it is made in. */
export const openingOf = (getState: () => QrState): Opening => ({
  openText(text) {
    const kind = formQueriedBy(text)
    const code = codeTextOf(text)
    if (code !== '') getState().replaceText(code)
    if (kind !== null) getState().openForm(kind)
    return null
  },
})
