import { UNREADABLE, type Opening } from '../opening'
import { readLink } from './domain/link'
import type { CurrencyState } from './store-state'

export const openingOf = (getState: () => CurrencyState): Opening => ({
  openFragment(settings) {
    const conversion = readLink(settings)
    if (!conversion) return UNREADABLE
    getState().open(conversion)
    return null
  },
})
