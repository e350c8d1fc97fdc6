import type { HexColor } from '#lib/color'
import { figure, isolate } from '#lib/writing.en'
import type { ColorProblem } from '../extras/shared/color-text'
import type { PaletteQuestion } from '../extras/shared/palette-question'
import { PALETTE_NAMES } from '../texts.en'

/** What the box answers to a color. */
export const IN_PICKER = 'Answered in hex, rgb or hsl: the color picker has more forms.'
export const NOT_HEX = 'A hex color has 3, 4, 6 or 8 digits, 0 to 9 and A to F.'
export const UNFINISHED = 'Something is missing at the end.'
export const OUTSIDE = 'Outside sRGB: the nearest color that screens of sRGB show'
export const firstOf = (count: number) =>
  `The first of several colors: the color picker takes all ${count} as a palette`
export const ALPHA_FIRST = 'Read with the alpha first: 0xAARRGGBB'
/** @param percent to one decimal, as plain text */
export const noAlpha = (percent: string) =>
  `${figure(percent)}% opaque: the transparency is left out`

export const PALETTES: Readonly<Record<PaletteQuestion['kind'], string>> = {
  ...PALETTE_NAMES,
  scale: 'Scale 50 to 950',
  own: 'Palette',
}
export const NO_HUE = 'A gray has no hue: each color is the same'

export const contrastOf = (text: string, background: string) =>
  `${isolate(text)} on ${isolate(background)}`
export const textSeen = (seen: HexColor) => `The text is seen as ${isolate(seen)}`
export const backgroundSeen = (seen: HexColor) => `Background over white: ${isolate(seen)}`
/** By the highest level of WCAG that it passes. */
export const CONTRAST = {
  aaa: 'Easy to read: passes AA and AAA',
  aa: 'Readable: passes AA, AAA if large',
  'aa-large': 'Large text only: passes AA',
  none: 'Hard to read: fails AA',
}
/** @param lc a plain number */
export const apca = (lc: string) => `APCA Lc ${figure(lc)}`

export const PROBLEMS: Readonly<Record<Exclude<ColorProblem['code'], 'no-color'>, string>> = {
  depends: 'The page around it decides this color.',
  'not-computed': 'This color has to be computed, which is not done here. Paste the result.',
}
