import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 066a8c8ee8c6
import { plural } from '#lib/writing.en'

export const timersOn = (count: number) => plural(count, { one: '# Timer', other: '# Timer' })

export const SOUNDS = { bell: 'Glocke', beeps: 'Pieptöne', chime: 'Gong' }
export const percent = (value: number) => `${value}\u00a0%`

export const REPEATS = 'mit Wiederholung'
export const COUNTS_UP = 'zählt weiter'

export const KEYS_OFF = 'Ausgeschaltet'
