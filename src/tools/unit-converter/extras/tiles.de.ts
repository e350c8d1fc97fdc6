import type * as en from './tiles.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./tiles.de'), typeof en>
// Written from cd64a1349205
export const TILES = {
  'all-units': {
    icon: 'list',
    title: 'Alle Einheiten',
    promise: 'Dein Wert in jeder Einheit',
    keywords: [
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
  },
  notation: {
    icon: 'hash',
    title: 'Zahlenformat',
    promise: 'Runden oder mit Exponent',
    keywords: [
      'schreibweise',
      'signifikante stellen',
      'dezimalstellen',
      'nachkommastellen',
      'runden',
      'wissenschaftliche schreibweise',
      'exponent',
      'genauigkeit',
    ],
  },
  column: {
    icon: 'table',
    title: 'Spalte umrechnen',
    promise: 'Eine Liste auf einmal',
    keywords: [
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
  },
} as const
