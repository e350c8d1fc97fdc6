import { UNREADABLE, type Opening } from '../opening'
import { readDuration } from './box/duration'
import { readStart } from './box/start-text'
import type { TimerState } from './state'

export const openingOf = (getState: () => TimerState): Opening => ({
  openFragment(settings) {
    const seconds = readDuration(settings)
    if (seconds === null) return UNREADABLE
    getState().ask(seconds)
    return null
  },
  openText(text) {
    const asked = readStart(text, Date.now())
    if (asked === null) return UNREADABLE
    getState().ask(asked.seconds, asked.name)
    // Beside a timer, or in its place: the visitor decides.
    if (!asked.isFilledIn && getState().asked === null) getState().start()
    return null
  },
})
