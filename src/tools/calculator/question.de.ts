import type * as en from './question.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./question.de'), typeof en>
// Written from 571dd7519d03
export const EXAMPLES = [
  '2+3*4',
  '18 % von 240',
  '240 + 18 %',
  'Wurzel aus 2',
  '255 in hex',
  '18 % Trinkgeld auf 64 durch 4',
  'Durchschnitt von 5 10 15',
]

export const ALIASES = [
  'calc',
  'mathe',
  'mathematik',
  'rechnen',
  'prozent',
  'prozentrechner',
  'trinkgeld',
]
