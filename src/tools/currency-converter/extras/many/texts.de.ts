import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from ca4340e22f3e
import { CONVERTING, MISSING } from '../../texts.en'
import type { ManyAmounts } from './domain'

const WAITING = {
  'no-amount': MISSING.amount,
  'invalid-amount': MISSING['valid-amount'],
  'no-rates': 'Für diese Liste gibt es noch keine Kurse.',
  loading: CONVERTING,
}

export function summary(many: ManyAmounts, amount: string) {
  if (many.phase !== 'success') return WAITING[many.phase]
  return many.date === null
    ? `${amount} zu Kursen von einem unbekannten Tag`
    : `${amount} zu den Kursen vom ${many.date}`
}

export const ANOTHER = 'Weitere Währung'
export const CHOOSE = 'Währung wählen'
export const ADD = 'Hinzufügen'
export const fullList = (most: number) => `Die Liste fasst bis zu ${most}.`

export const NO_RATE = 'Kein Kurs'
export const NONE = '–'
export const nameAndDay = (name: string, day: string | null | undefined) =>
  day ? `${name}, Kurs vom ${day}` : name

export const added = (code: string) => `${code} hinzugefügt`
export const removed = (code: string) => `${code} entfernt`
export const moved = (code: string, place: number, count: number) =>
  `${code} ist auf Platz ${place} von ${count}`
export const moveUp = (code: string) => `${code} nach oben`
export const moveDown = (code: string) => `${code} nach unten`
export const remove = (code: string) => `${code} entfernen`
