import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 63eb46403f9e
import type { HexColor } from '#lib/color'
import { figure } from '#lib/writing.en'
import type { ColorProblem } from '../shared/color-text'
import type { ContrastLevel, Ground, Part } from './domain/text-contrast'

export const PARTS: Readonly<Record<Part, string>> = {
  text: 'Textfarbe',
  background: 'Hintergrund',
}
export const PART_HINT = 'Beliebige CSS-Farbe'
export const PICKERS: Readonly<Record<Part, string>> = {
  text: 'Farbauswahl für die Textfarbe',
  background: 'Farbauswahl für den Hintergrund',
}
export const SWAP = 'Textfarbe und Hintergrund tauschen'
export const COPY_LINK = 'Link zu diesem Kontrast kopieren'
export const LEVEL = 'Gewünschte Stufe'
export const SAMPLE = { large: 'Aa', lines: ['Frisches Brot', 'um sieben.'] }
export const NOTE =
  'Große Schrift hat 24\u00a0px, fett 19\u00a0px. APCA Lc: 60 oder mehr ist gut (ohne Vorzeichen).'

export const LEVELS: Readonly<Record<ContrastLevel, string>> = {
  'aa-large': 'AA groß',
  aa: 'AA Text',
  aaa: 'AAA Text',
}

export const REFUSED: Readonly<Record<ColorProblem['code'], string>> = {
  'no-color': 'Keine CSS-Farbe',
  depends: 'Kommt von der Seite',
  'not-computed': 'Nicht berechnet',
}
const IN_SENTENCE: Readonly<Record<Part, string>> = {
  text: 'Die Textfarbe',
  background: 'Der Hintergrund',
}
export const stays = (problem: ColorProblem['code'], part: Part, color: HexColor) =>
  `${REFUSED[problem]}: ${IN_SENTENCE[part]} bleibt ${color}`
export const isAgain = (part: Part, color: HexColor) =>
  `Keine CSS-Farbe: ${IN_SENTENCE[part]} ist wieder ${color}`

export const firstOf = (count: number) => `Die erste von ${count} Farben`
export const MOVED = 'An sRGB angepasst'
export const seenThrough = (percent: string) => `${figure(percent)}\u00a0% deckend`
export const laidOverWhite = (percent: string) => `${figure(percent)}\u00a0%, über Weiß`

const GROUNDS: Readonly<Record<Ground, string>> = {
  white: 'Weiß',
  black: 'Schwarz',
  own: 'dem Hintergrund',
}
export const ON: Readonly<Record<Ground, string>> = {
  white: 'Auf Weiß: {ratio}',
  black: 'Auf Schwarz: {ratio}',
  own: 'Auf dem Hintergrund: {ratio}',
}
export const passes = (level: ContrastLevel) => `Erfüllt ${LEVELS[level]}`
export const nonePasses = (level: ContrastLevel) =>
  `Keine Farbe dieses Farbtons erfüllt ${LEVELS[level]}`
export const choose = (color: HexColor) => `${color} nehmen`
export const nearestPassing = (color: HexColor, level: ContrastLevel, ground: Ground) =>
  `${color} nehmen: die ähnlichste, die ${LEVELS[level]} auf ${GROUNDS[ground]} erfüllt`
export const VERDICTS = { pass: 'erfüllt', fail: 'nicht erfüllt' }

export const CONTRAST = 'Kontrast'
export const ratioOn = (ratio: string, ground: Ground) => `${figure(ratio)} auf ${GROUNDS[ground]}`
