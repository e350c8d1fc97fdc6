import type * as en from './name.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./name.de'), typeof en>
// Written from c3f8c851b699
export const TITLE = 'Countdown-Timer'
export const SHORT_NAME = 'Timer'
export const DESCRIPTION =
  'Stell einen Countdown mit einem Tipp und hör den Alarm am Ende, auch aus einem anderen Tab.'
export const cardCaption = (minutes: number) => `Timer ${minutes}\u00a0min`
export const YOUR_TIMER = 'Dein Timer'
