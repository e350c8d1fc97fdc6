import { UNREADABLE, type Opening } from '../opening'
import { readLink } from './domain/link'
import type { ColorState } from './store-state'

export const openingOf = (getState: () => ColorState): Opening => ({
  openFragment(settings) {
    const color = readLink(settings)
    if (!color) return UNREADABLE
    getState().select(color)
    return null
  },
})
