import type * as en from './name.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./name.de'), typeof en>
// Written from 67279e294397
export const TITLE = 'Einheitenumrechner'
export const SHORT_NAME = 'Einheiten'
export const DESCRIPTION =
  'Länge, Gewicht, Temperatur, Volumen, Fläche, Geschwindigkeit und Energie exakt umrechnen.'
export const CARD_CAPTION = '1 mi in km'
