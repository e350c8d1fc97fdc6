import type * as en from './question.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./question.de'), typeof en>
// Written from 6be4496d00cc
export const EXAMPLES = ['qr https://example.com']

export const ALIASES = ['qr', 'qrcode']
