import type { ColorProblem, TypedColor } from '../../domain/color-text'
import { percentText } from '../../domain/formats'

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

/** What a typed color was read as, and what of it the selected color does not have. */
export function readAs({ color, isOutside, alpha01, isAlphaFirst, all }: TypedColor): string {
  const notes = [
    all.length > 1 ? `Read as ${color}, the first of ${all.length} colors` : `Read as ${color}`,
  ]
  if (isAlphaFirst) notes.push('In 0xAARRGGBB, alpha comes first')
  if (isOutside) notes.push('It is outside sRGB, so this is the nearest color inside')
  if (alpha01 < 1) {
    // A whole percentage would call #rrggbbfe 100% opaque.
    notes.push(`${percentText(alpha01)} opaque. Formats without alpha leave that out`)
  }
  return `${notes.join('. ')}.`
}
