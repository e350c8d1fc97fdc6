import type { HexColor } from '#lib/color'
import type { ColorProblem, TypedColor } from '../../domain/color-text'
import type { ContrastLevel, ContrastRow } from './domain/text-contrast'

export const BACKGROUND = 'Background'
export const BACKGROUND_HINT = 'Any CSS color'
export const BACKGROUND_PICKER = 'Background picker'
export const LEVEL = 'Level to reach'
export const SAMPLE = { large: 'Aa', lines: ['Fresh bread', 'at seven.'] }
export const NOTE =
  'Large text is 24 px, or 19 px bold. APCA Lc: aim for 60 or more (ignore the sign).'

export const LEVELS: Readonly<Record<ContrastLevel, string>> = {
  'aa-large': 'AA large text',
  aa: 'AA text',
  aaa: 'AAA text',
}

/** The backgrounds as they stand in a sentence. */
export const GROUNDS = { white: 'white', black: 'black', own: 'the background' }
export type Ground = keyof typeof GROUNDS

const REASONS: Readonly<Record<ColorProblem['code'], string>> = {
  'no-color': 'Not a CSS color.',
  depends: 'This color comes from the page around it.',
  'not-computed': 'This page does not compute colors.',
}
export const stays = (problem: ColorProblem['code'], background: HexColor) =>
  `${REASONS[problem]} The background stays ${background}.`
export const isAgain = (background: HexColor) =>
  `Not a CSS color: the background is ${background} again`

/** What of a typed background is not as typed; null where all of it is. */
export function takenAs({ color, alpha01, isOutside }: TypedColor): string | null {
  if (alpha01 < 1)
    return `Taken as ${color}, opaque in place of ${Number((alpha01 * 100).toFixed(1))}%.`
  return isOutside ? `Taken as ${color}, inside sRGB.` : null
}

export const on = (ground: Ground) => `On ${GROUNDS[ground]}: `
export const passes = (level: ContrastLevel) => `Passes ${LEVELS[level]}`
export const nonePasses = (level: ContrastLevel) => `No color of this hue passes ${LEVELS[level]}`
export const choose = (color: HexColor) => `Use ${color}`
export const nearestPassing = (color: HexColor, level: ContrastLevel, ground: Ground) =>
  `Use ${color}: nearest that passes ${LEVELS[level]} on ${GROUNDS[ground]}`
export const VERDICT = { pass: ': pass', fail: ': fail' }
export const apca = (lc: string) => `APCA Lc ${lc}`

/** All ratios, read out once they rest. */
export const ratiosAloud = (rows: readonly { ground: Ground; row: ContrastRow }[]) =>
  `Contrast ${rows.map(({ ground, row }) => `${row.ratioText} on ${GROUNDS[ground]}`).join(', ')}`
