import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 99d715457791
import type { HexColor } from '#lib/color'
import { figure } from '#lib/writing.en'
import type { ColorProblem } from '../shared/color-text'

export const ANY_COLOR = 'Beliebige CSS-Farbe'
export const EXAMPLE = 'oklch(65% 0.13 243)'
export const HINT =
  'Ein Name, Hex mit 3, 4, 6 oder 8 Ziffern, rgb, hsl, hwb, lab, lch, oklch oder color().'
export const REFUSED: Readonly<Record<ColorProblem['code'], string>> = {
  'no-color': 'Keine CSS-Farbe. Die gewählte Farbe bleibt.',
  depends: 'Diese Farbe kommt von der Seite um sie herum. Füge den Farbwert ein.',
  'not-computed': 'Diese Seite rechnet keine Farben aus. Füge das Ergebnis ein.',
}
export const NAME = 'Name'
export const NEAREST_NAME = 'Nächstliegender Name'

export const readAs = (color: HexColor) => `Gelesen als ${color}.`
export const readAsFirst = (color: HexColor, count: number) =>
  `Gelesen als ${color}, die erste von ${count} Farben.`
export const ALPHA_FIRST = 'In 0xAARRGGBB steht Alpha am Anfang.'
export const OUTSIDE = 'Sie liegt außerhalb von sRGB, deshalb ist dies die ähnlichste Farbe darin.'
export const withoutAlpha = (percent: string) =>
  `${figure(percent)}\u00a0% deckend. Formate ohne Alpha lassen das weg.`
