import type * as en from './recent-conversions.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./recent-conversions.de'), typeof en>
// Written from 443147d4f7de
export const RECENT_CONVERSIONS = 'Letzte Umrechnungen'
export const NO_CONVERSIONS = 'Noch keine Umrechnungen'
export const CONVERT_AGAIN = 'Noch einmal umrechnen'
