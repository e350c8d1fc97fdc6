import { MOST_TIMERS } from '../../domain/timers'
import { ADD_TIMER } from '../../texts.en'

export const NAME = 'Name of this timer'
export const NAME_HINT = 'You see it when the time is up.'
export const HOW = `Start this timer, then press ${ADD_TIMER} above and set the next. Up to ${MOST_TIMERS} run at once.`
export const OTHERS = 'Other timers'

export const bringToFront = (title: string) => `Bring ${title} to front`
export const isInFront = (title: string) => `${title} is on the large clock`
const TOGGLE = {
  running: (title: string) => `Pause ${title}`,
  paused: (title: string) => `Resume ${title}`,
}
export const toggle = (phase: keyof typeof TOGGLE, title: string) => TOGGLE[phase](title)
export const remove = (title: string) => `Remove ${title}`
/** @param state such as `Paused` */
export const inState = (title: string, state: string) => `${title}: ${state}`
export const removed = (title: string) => `${title} removed`
