import { UNREADABLE, type Opening } from '../opening'
import { readDuration } from './box/duration'
import type { TimerState } from './state'

export const openingOf = (getState: () => TimerState): Opening => ({
  openFragment(settings) {
    const seconds = readDuration(settings)
    if (seconds === null) return UNREADABLE
    getState().ask(seconds)
    return null
  },
})
