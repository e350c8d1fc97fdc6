import { UNREADABLE, type Opening } from '../opening'
import { readDuration } from './box/duration'
import { NOT_NOW } from './box/texts.en'
import { largeTimer } from './domain/timers'
import type { TimerState } from './state'

export const openingOf = (getState: () => TimerState): Opening => ({
  openFragment(settings) {
    const seconds = readDuration(settings)
    if (seconds === null) return UNREADABLE
    const { choose, reset } = getState()
    if (largeTimer(getState()).phase === 'finished') reset()
    choose(seconds)
    return largeTimer(getState()).phase === 'settings' ? null : NOT_NOW
  },
})
