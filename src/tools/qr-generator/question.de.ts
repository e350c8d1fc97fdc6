import type * as en from './question.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./question.de'), typeof en>
// Written from 93858a4fab18
export const EXAMPLES = ['qr https://example.com']

export const ALIASES = ['qr', 'qrcode', 'link als qr', 'text als qr']
