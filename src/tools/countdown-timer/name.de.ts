import type * as en from './name.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./name.de'), typeof en>
// Written from c3f8c851b699
export const TITLE = 'Countdown-Timer'
export const SHORT_NAME = 'Timer'
export const DESCRIPTION =
  'Tipp eine Dauer an und hör am Ende den Alarm, auch in einem anderen Tab.'
export const cardCaption = (minutes: number) => `Timer ${minutes}\u00a0min`
export const YOUR_TIMER = 'Dein Timer'
