import type { Opening } from '../opening'
import { MAX_LENGTH, MIN_LENGTH } from './domain/settings'
import type { PasswordState } from './store-state'

/** A length; never a password. */
export const openingOf = (getState: () => PasswordState): Opening => ({
  openText(text) {
    const length = Number(text)
    if (Number.isInteger(length) && length >= MIN_LENGTH && length <= MAX_LENGTH) {
      getState().change({ length })
    }
    return null
  },
})
