import { UNREADABLE, type Opening } from '../opening'
import { readDuration } from './box/duration'
import { readOn, readStarts } from './box/start-text'
import { large } from './domain/timers'
import type { TimerState } from './state'

export const openingOf = (getState: () => TimerState): Opening => ({
  openFragment(settings) {
    const seconds = readDuration(settings)
    if (seconds === null) return UNREADABLE
    getState().ask(seconds)
    return null
  },
  openText(text) {
    const on = readOn(text)
    if (on) {
      // An end that sounds is on the large clock already, and would be silent after this.
      if (large(getState())?.id !== on.id) getState().enlarge(on.id)
      return null
    }
    const [pending, ...others] = readStarts(text, Date.now())
    if (!pending) return UNREADABLE
    if (others.length > 0) {
      for (const one of [pending, ...others]) getState().begin(one, 'beside')
      return null
    }
    getState().ask(pending.seconds, pending.name)
    // Beside a timer, or in its place: the visitor decides.
    if (!pending.isFilledIn && getState().pending === null) getState().start()
    return null
  },
})
