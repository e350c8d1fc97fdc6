import type * as en from './tiles.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./tiles.de'), typeof en>
// Written from 8acb4d343193
export const TILES = {
  'all-units': {
    icon: 'list',
    title: 'Alle Einheiten',
    promise: 'Dein Wert in jeder Einheit',
  },
  notation: {
    icon: 'hash',
    title: 'Zahlenformat',
    promise: 'Runden oder mit Exponent',
  },
  column: {
    icon: 'table',
    title: 'Spalte umrechnen',
    promise: 'Eine Liste auf einmal',
  },
} as const

export const FOUND_BY: Readonly<Record<keyof typeof TILES, readonly string[]>> = {
  'all-units': [
    'alle einheiten',
    'liste der einheiten',
    'einheitentabelle',
    'jede einheit',
    'zeiteinheiten',
    'dateneinheiten',
    'druck',
    'leistung',
    'winkel',
    'verbrauch',
  ],
  notation: [
    'schreibweise',
    'signifikante stellen',
    'dezimalstellen',
    'nachkommastellen',
    'runden',
    'wissenschaftliche schreibweise',
    'exponent',
    'genauigkeit',
  ],
  column: [
    'spalte',
    'liste von werten',
    'viele umrechnen',
    'stapel',
    'viele werte',
    'tabelle',
    'excel',
    'csv',
    'spalte in zoll',
  ],
}
