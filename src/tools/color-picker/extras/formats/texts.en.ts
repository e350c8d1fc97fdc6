import type { HexColor } from '#lib/color'
import { figure, isolate } from '#lib/writing.en'
import type { ColorProblem } from '../shared/color-text'

export const ANY_COLOR = 'Any CSS color'
export const EXAMPLE = 'oklch(65% 0.13 243)'
export const HINT =
  'A name, hex with 3, 4, 6 or 8 digits, rgb, hsl, hwb, lab, lch, oklch or color().'
export const REFUSED: Readonly<Record<ColorProblem['code'], string>> = {
  'no-color': 'Not a CSS color. The selected color stays.',
  depends: 'This color comes from the page around it. Paste the color itself.',
  'not-computed': 'This page does not compute colors. Paste the result.',
}
export const NAME = 'Name'
export const NEAREST_NAME = 'Nearest name'

// What a typed color was read as, and what of it the selected color does not have.
export const readAs = (color: HexColor) => `Read as ${isolate(color)}.`
export const readAsFirst = (color: HexColor, count: number) =>
  `Read as ${isolate(color)}, the first of ${count} colors.`
export const ALPHA_FIRST = 'In 0xAARRGGBB, alpha comes first.'
export const OUTSIDE = 'It is outside sRGB, so this is the nearest color inside.'
/** @param percent to one decimal, as plain text */
export const withoutAlpha = (percent: string) =>
  `${figure(percent)}% opaque. Formats without alpha leave that out.`
