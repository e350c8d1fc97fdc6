import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from bc4dade5ea29
import { plural } from '#lib/writing.en'

export const TIMERS = 'Deine Timer'
export const START = 'Starten'
export const STOP = 'Stoppen'

export const noRoom = (room: number, most: number) =>
  room === 0
    ? `Alle ${most} Timer sind an, und mehr laufen nicht zugleich. Setz erst einen zurück.`
    : plural(room, {
        one: `Nur # weiterer Timer passt: Höchstens ${most} laufen zugleich. Setz einen zurück oder starte weniger.`,
        other: `Nur # weitere Timer passen: Höchstens ${most} laufen zugleich. Setz einen zurück oder starte weniger.`,
      })
