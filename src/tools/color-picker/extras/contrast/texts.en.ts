import type { HexColor } from '#lib/color'
import type { ColorProblem, TypedColor } from '../../domain/color-text'
import { percentText } from '../../domain/formats'
import { opaque } from '../../texts.en'
import type { ContrastLevel, ContrastRow, Part } from './domain/text-contrast'

/** The labels of the fields. */
export const PARTS: Readonly<Record<Part, string>> = {
  text: 'Text color',
  background: 'Background',
}
export const PART_HINT = 'Any CSS color'
export const pickerOf = (part: Part) => `${PARTS[part]} picker`
export const SWAP = 'Swap text color and background'
export const COPY_LINK = 'Copy link to this contrast'
export const LEVEL = 'Level to reach'
export const SAMPLE = { large: 'Aa', lines: ['Fresh bread', 'at seven.'] }
export const NOTE =
  'Large text is 24 px, or 19 px bold. APCA Lc: aim for 60 or more (ignore the sign).'

export const LEVELS: Readonly<Record<ContrastLevel, string>> = {
  'aa-large': 'AA large',
  aa: 'AA text',
  aaa: 'AAA text',
}

/** In the place of the hint, and as short: nothing moves. */
export const REFUSED: Readonly<Record<ColorProblem['code'], string>> = {
  'no-color': 'Not a CSS color',
  depends: 'Set by its page',
  'not-computed': 'Not computed',
}
const IN_SENTENCE: Readonly<Record<Part, string>> = {
  text: 'text color',
  background: 'background',
}
export const stays = (problem: ColorProblem['code'], part: Part, color: HexColor) =>
  `${REFUSED[problem]}: the ${IN_SENTENCE[part]} stays ${color}`
export const isAgain = (part: Part, color: HexColor) =>
  `Not a CSS color: the ${IN_SENTENCE[part]} is ${color} again`

/** What of a typed color is not as typed, in the place of the hint; null where all of it is. */
export function takenAs({ all, isOutside }: TypedColor): string | null {
  if (all.length > 1) return `The first of ${all.length} colors`
  return isOutside ? 'Moved into sRGB' : null
}
/** How a color is judged that lets through what it stands on: in the place of the hint, too. */
export const laidOver = (part: Part, alpha01: number) =>
  part === 'text' ? opaque(alpha01) : `${percentText(alpha01)}, over white`

const NAMED_GROUNDS: Readonly<Record<string, string>> = { '#ffffff': 'white', '#000000': 'black' }
const ground = (background: HexColor) => NAMED_GROUNDS[background] ?? 'the background'

export const on = (background: HexColor) => `On ${ground(background)}: `
export const passes = (level: ContrastLevel) => `Passes ${LEVELS[level]}`
export const nonePasses = (level: ContrastLevel) => `No color of this hue passes ${LEVELS[level]}`
export const choose = (color: HexColor) => `Use ${color}`
export const nearestPassing = (color: HexColor, level: ContrastLevel, background: HexColor) =>
  `Use ${color}: nearest that passes ${LEVELS[level]} on ${ground(background)}`
export const VERDICT = { pass: ': pass', fail: ': fail' }

/** All ratios, read out once they rest. */
export const ratiosAloud = (rows: readonly ContrastRow[]) =>
  `Contrast ${rows.map(({ ratioText, background }) => `${ratioText} on ${ground(background)}`).join(', ')}`
