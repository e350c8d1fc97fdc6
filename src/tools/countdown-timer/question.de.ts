import type * as en from './question.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./question.de'), typeof en>
// Written from ed8ecc8d9b00
export const EXAMPLES = [
  'Timer 10 min',
  '1h30',
  'um 17:30',
  'von 9 bis 17 Uhr',
  'Tage bis Weihnachten',
  '15 Uhr EST in MEZ',
]

export const ALIASES = [
  'uhr',
  'countdown',
  'eieruhr',
  'kurzzeitwecker',
  'tee',
  'tabata',
  'intervall',
]
