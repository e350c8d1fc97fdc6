import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 6acbdc01a48f
import type { HexColor } from '#lib/color'
import { figure } from '#lib/writing.en'
import type { ColorProblem } from '../extras/shared/color-text'
import type { PaletteQuestion } from '../extras/shared/palette-question'
import { PALETTE_NAMES } from '../texts.en'

export const IN_PICKER = 'Hier gibt es nur hex, rgb und hsl: Der Farbwähler hat weitere Formate.'
export const NOT_HEX = 'Eine Hex-Farbe hat 3, 4, 6 oder 8 Ziffern, 0 bis 9 und A bis F.'
export const UNFINISHED = 'Am Ende fehlt etwas.'
export const OUTSIDE = 'Außerhalb von sRGB: die ähnlichste Farbe, die sRGB-Bildschirme zeigen'
export const firstOf = (count: number) =>
  `Die erste von mehreren Farben: Der Farbwähler nimmt alle ${count} als Palette`
export const ALPHA_FIRST = 'Gelesen mit Alpha am Anfang: 0xAARRGGBB'
export const noAlpha = (percent: string) =>
  `${figure(percent)}\u00a0% deckend: Die Transparenz ist weggelassen`

export const PALETTES: Readonly<Record<PaletteQuestion['kind'], string>> = {
  ...PALETTE_NAMES,
  scale: 'Abstufung 50 bis 950',
  own: 'Palette',
}
export const NO_HUE = 'Ein Grau hat keinen Farbton: Alle Farben sind gleich'

export const contrastOf = (text: string, background: string) => `${text} auf ${background}`
export const textSeen = (seen: HexColor) => `Der Text erscheint als ${seen}`
export const backgroundSeen = (seen: HexColor) => `Hintergrund über Weiß: ${seen}`
export const CONTRAST = {
  aaa: 'Leicht zu lesen: erfüllt AA und AAA',
  aa: 'Lesbar: erfüllt AA, groß auch AAA',
  'aa-large': 'Nur große Schrift: erfüllt AA',
  none: 'Schwer zu lesen: erfüllt AA nicht',
}
export const apca = (lc: string) => `APCA Lc ${figure(lc)}`

export const PROBLEMS: Readonly<Record<Exclude<ColorProblem['code'], 'no-color'>, string>> = {
  depends: 'Diese Farbe bestimmt die Seite um sie herum.',
  'not-computed':
    'Diese Farbe müsste berechnet werden, das geht hier nicht. Füge das Ergebnis ein.',
}
