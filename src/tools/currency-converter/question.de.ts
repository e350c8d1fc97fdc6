import type * as en from './question.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./question.de'), typeof en>
// Written from 902742ddd799
export const EXAMPLES = ['100 Euro in Dollar', '50 € in Yen']

export const ALIASES = [
  'devisen',
  'forex',
  'fx',
  'wechselkurs',
  'wechselkurse',
  'kurse',
  'geld umrechnen',
  'umtausch',
  'krypto',
]
