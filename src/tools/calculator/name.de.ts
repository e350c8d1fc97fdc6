import type * as en from './name.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./name.de'), typeof en>
// Written from 6da980992083
export const TITLE = 'Taschenrechner'
export const SHORT_NAME = 'Rechner'
export const DESCRIPTION =
  'Einfach und wissenschaftlich, mit genauen Dezimalzahlen, Speicher und Verlauf.'
export const CARD_CAPTION = '0,1 + 0,2 ='
