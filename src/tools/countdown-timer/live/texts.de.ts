import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from c1c781a1c3df
export const TIMERS = 'Deine Timer'
export const START = 'Starten'
export const STOP = 'Stoppen'
