import { UNREADABLE, type Opening } from '../opening'
import { readDuration } from './box/duration'
import type { TimerState } from './store-state'

const NOT_NOW =
  'A timer was running, so this link left it alone: press Reset for the time of the link.'

export const openingOf = (getState: () => TimerState): Opening => ({
  openFragment(settings) {
    const seconds = readDuration(settings)
    if (seconds === null) return UNREADABLE
    const { timer, choose, reset } = getState()
    if (timer.phase === 'finished') reset()
    choose(seconds)
    return timer.phase === 'running' || timer.phase === 'paused' ? NOT_NOW : null
  },
})
