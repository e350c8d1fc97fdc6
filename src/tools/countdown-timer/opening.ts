import { UNREADABLE, type Opening } from '../opening'
import { readDuration } from './box/duration'
import { readFilledIn, readStart } from './box/start-text'
import type { TimerState } from './state'

export const openingOf = (getState: () => TimerState): Opening => ({
  openFragment(settings) {
    const seconds = readDuration(settings)
    if (seconds === null) return UNREADABLE
    getState().ask(seconds)
    return null
  },
  openText(text) {
    const filledIn = readFilledIn(text)
    const seconds = filledIn ?? readStart(text, Date.now())
    if (seconds === null) return UNREADABLE
    getState().ask(seconds)
    // Beside a timer, or in its place: the visitor decides.
    if (filledIn === null && getState().asked === null) getState().start()
    return null
  },
})
