import type * as en from './tiles.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./tiles.de'), typeof en>
// Written from 369f103445ba
export const TILES = {
  expression: {
    icon: 'square-function',
    title: 'Rechnung tippen',
    promise: '2+3×4, 10\u00a0% von 80, sin 30',
  },
} as const

export const FOUND_BY: Readonly<Record<keyof typeof TILES, readonly string[]>> = {
  expression: [
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
}

export const IN_RADIANS = 'Winkel im Bogenmaß'
export const NOT_KEPT = 'Verlauf wird nicht gespeichert'
