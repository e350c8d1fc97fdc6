import type { HexColor } from '#lib/color'
import { figure, isolate } from '#lib/writing.en'
import type { ColorProblem } from '../shared/color-text'
import type { ContrastLevel, Ground, Part } from './domain/text-contrast'

/** The labels of the fields. */
export const PARTS: Readonly<Record<Part, string>> = {
  text: 'Text color',
  background: 'Background',
}
export const PART_HINT = 'Any CSS color'
export const PICKERS: Readonly<Record<Part, string>> = {
  text: 'Text color picker',
  background: 'Background picker',
}
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
  `${REFUSED[problem]}: the ${IN_SENTENCE[part]} stays ${isolate(color)}`
export const isAgain = (part: Part, color: HexColor) =>
  `Not a CSS color: the ${IN_SENTENCE[part]} is ${isolate(color)} again`

// What of a typed color is not as typed, in the place of the hint.
export const firstOf = (count: number) => `The first of ${count} colors`
export const MOVED = 'Moved into sRGB'
// How a color is judged that lets through what it stands on; `percent` is to one decimal, as plain text.
export const seenThrough = (percent: string) => `${figure(percent)}% opaque`
export const laidOverWhite = (percent: string) => `${figure(percent)}%, over white`

const GROUNDS: Readonly<Record<Ground, string>> = {
  white: 'white',
  black: 'black',
  own: 'the background',
}
/** `{ratio}` is the contrast. */
export const ON: Readonly<Record<Ground, string>> = {
  white: 'On white: {ratio}',
  black: 'On black: {ratio}',
  own: 'On the background: {ratio}',
}
export const passes = (level: ContrastLevel) => `Passes ${LEVELS[level]}`
export const nonePasses = (level: ContrastLevel) => `No color of this hue passes ${LEVELS[level]}`
export const choose = (color: HexColor) => `Use ${isolate(color)}`
export const nearestPassing = (color: HexColor, level: ContrastLevel, ground: Ground) =>
  `Use ${isolate(color)}: nearest that passes ${LEVELS[level]} on ${GROUNDS[ground]}`
export const VERDICTS = { pass: 'pass', fail: 'fail' }

/** Read out once the ratios rest, one after the other. */
export const CONTRAST = 'Contrast'
export const ratioOn = (ratio: string, ground: Ground) => `${figure(ratio)} on ${GROUNDS[ground]}`
