import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 32538dafc0d4
export const QUICK_ENTRY = 'Dauer oder Uhrzeit'
export const START = 'Starten'
export const ENTRY_EXAMPLES = '10 min, 1h30, eine halbe Stunde, um 17:30 oder morgen um 7 Uhr'
export const ENTRY_REFUSED = 'Gib eine Dauer (10 min) oder eine Uhrzeit (17:30) ein.'
export const READINGS = 'Was ist gemeint?'

export const ALARM_SOUND = 'Alarmton'
export const VOLUME = 'Lautstärke'
export const TEST_SOUND = 'Ton testen'
export const REPEAT = 'Wiederholen'
export const REPEAT_HINT = 'Startet bei null von vorn.'
export const COUNT_UP = 'Weiterzählen'
export const COUNT_UP_HINT = 'Zeigt, wie lange die Zeit schon um ist.'
