import { UNREADABLE, type Opening } from '../opening'
import { readLink } from './domain/read-link'
import type { UnitsState } from './state'

export const openingOf = (getState: () => UnitsState): Opening => ({
  openFragment(settings) {
    const conversion = readLink(settings)
    if (!conversion) return UNREADABLE
    getState().open(conversion)
    return null
  },
})
