import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 9fd8ca161822
export const WORDS = 'Wörter'
export const SEPARATOR = 'Trennzeichen'
export const SEPARATORS = {
  '-': 'Bindestrich',
  ' ': 'Leerzeichen',
  '.': 'Punkt',
  _: 'Unterstrich',
  '': 'Keins',
}
export const CAPITALS = 'Große Anfangsbuchstaben'
export const DIGIT = 'Eine Ziffer dazu'
export const WORDS_NOTE =
  'Die englischen Wörter kommen aus der großen Liste der EFF: 7.772 Wörter (CC BY), je 12,9 Bit. Ausschlüsse gelten nicht. Andere Programme schätzen die Entropie aus dem Text; hier zählt, wie er gezogen wird.'

export const DIGITS = 'Ziffern'
export const DIGITS_NOTE = 'Nimmt alle zehn Ziffern. Ausschlüsse gelten nicht.'
