import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 483a22ac9d29
import { figure, plural } from '#lib/writing.en'

export const NO_LENGTH = 'Ein Timer läuft mindestens 1 Sekunde und höchstens 23:59:59.'
export const WRITE_A_LENGTH = 'Schreib die Dauer so: 10 min oder 1h30.'
export const WRITE_LENGTHS =
  'Schreib die Dauer dazu: 3 Timer mit 5 min, oder Tee 4 min, Eier 7 min.'
export const ONE_BY_ONE = 'Mehrere Timer auf einmal startest du im Fragefeld.'
export const NO_MOMENT = 'Schreib die Uhrzeit so: 17:30.'
export const IS_OVER = 'Diese Uhrzeit ist vorbei.'
export const HALF_OF_TWO = 'Das lässt sich auf zwei Arten lesen. Schreib 17:30 oder 5:30.'
export const HOUR_OR_MINUTES =
  'Das lässt sich auf zwei Arten lesen. Schreib von 9 bis 17 Uhr oder um 16:51.'

export const SEVERAL = 'Zusammen starten'
export const timers = (count: number) => plural(count, { one: 'Timer', other: 'Timer' })
export const firstOnly = (count: number) => `Die ersten ${count}: Mehr laufen nicht auf einmal`
export const timerFor = (length: string) => `Timer für ${length}`
export const timerUntil = (time: string) => `Timer bis ${time}`
export const timerUntilTomorrow = (time: string) => `Timer bis morgen, ${time}`
export const endsAt = (time: string) => `Endet um ${time}`
export const named = (name: string) => `Name: ${name}`
export const readAsMinutes = (text: string) => `Gelesen als ${figure(text)}\u00a0Minuten`
export const READ_AS_MINUTES = 'Gelesen als Minuten'
export const timeThere = (time: string, place: string) => `${time} in ${place}`
export const TIME_THERE = 'Schreib die Uhrzeit am Ort so: 17:30.'
export const SEVERAL_ZONES = 'Dort gibt es mehrere Zeitzonen. Nenne eine Stadt.'
