import type * as en from './tiles.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./tiles.de'), typeof en>
// Written from 3c2d623b53be
export const TILES = {
  expression: {
    icon: 'square-function',
    title: 'Rechnung tippen',
    promise: '2+3×4, 10\u00a0% von 80, sin 30',
    keywords: [
      'ausdruck',
      'rechenzeile',
      'term',
      'punkt vor strich',
      'rechenreihenfolge',
      'klammern',
      'formel',
      'rechnung eingeben',
      'formel berechnen',
      'gleichung',
      'bogenmaß',
      'fakultät',
      'verlauf speichern',
    ],
  },
} as const

export const IN_RADIANS = 'Winkel im Bogenmaß'
export const NOT_KEPT = 'Verlauf wird nicht gespeichert'
