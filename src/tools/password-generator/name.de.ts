import type * as en from './name.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./name.de'), typeof en>
// Written from 13c124d910ca
export const TITLE = 'Passwort-Generator'
export const SHORT_NAME = 'Passwörter'
export const DESCRIPTION =
  'Starke zufällige Passwörter, 4 bis 50 Zeichen. Nie gespeichert, nie gesendet.'
export const CARD_CAPTION = 'Gut'
