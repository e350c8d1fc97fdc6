import type * as en from './spelling.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./spelling.de'), typeof en>
// Written from a60931c80a09
export const LETTERS =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'

export const capital = (letter: string) => `groß ${letter}`

export const DIGITS = 'null eins zwei drei vier fünf sechs sieben acht neun'

export const SYMBOLS = [
  'Leerzeichen, Ausrufezeichen, Anführungszeichen, Raute, Dollar, Prozent, Und-Zeichen, Apostroph',
  'Klammer auf, Klammer zu, Stern, Plus, Komma, Bindestrich, Punkt, Schrägstrich',
  'Doppelpunkt, Strichpunkt, kleiner als, gleich, größer als, Fragezeichen, At-Zeichen',
  'eckige Klammer auf, umgekehrter Schrägstrich, eckige Klammer zu, Zirkumflex, Unterstrich, Gravis',
  'geschweifte Klammer auf, senkrechter Strich, geschweifte Klammer zu, Tilde',
]
