import type * as en from './question.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./question.de'), typeof en>
// Written from b595006e1de9
export const EXAMPLES = ['Passwort 20']

export const ALIASES = ['pw', 'pwd', 'kennwort', 'geheimnis']
