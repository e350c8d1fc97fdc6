import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from d5a68f83f7b7
import { MOST_TIMERS } from '../../domain/timers'
import { ADD_TIMER } from '../../texts.en'

export const NAME = 'Name dieses Timers'
export const NAME_HINT = 'Du siehst ihn, wenn die Zeit um ist.'
export const HOW = `Starte diesen Timer, drück dann oben auf „${ADD_TIMER}“ und stell den nächsten. Bis zu ${MOST_TIMERS} laufen auf einmal.`
export const OTHERS = 'Weitere Timer'

export const bringToFront = (title: string) => `${title}: nach vorn holen`
export const isInFront = (title: string) => `${title}: auf der großen Uhr`
const TOGGLE = {
  running: (title: string) => `${title}: Pause`,
  paused: (title: string) => `${title}: Weiter`,
}
export const toggle = (phase: keyof typeof TOGGLE, title: string) => TOGGLE[phase](title)
export const remove = (title: string) => `${title}: entfernen`
export const inState = (title: string, state: string) => `${title}: ${state}`
export const removed = (title: string) => `${title}: entfernt`
