import type * as en from './name.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./name.de'), typeof en>
// Written from a91320f23af8
export const TITLE = 'Währungsrechner'
export const SHORT_NAME = 'Währungen'
export const DESCRIPTION = 'Rechne über 200 Währungen um, täglich aktuell, auch Kryptowährungen.'
export const CARD_CAPTION = 'USD in EUR'
