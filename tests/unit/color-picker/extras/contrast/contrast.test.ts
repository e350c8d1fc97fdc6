import { expect, test } from 'vitest'
import { readAnyHex, type HexColor } from '#lib/color'
import { contrastRatio } from '#lib/contrast'
import { apcaContrast } from '../../../../../src/tools/color-picker/extras/contrast/domain/apca'
import {
  contrastRow,
  nearestPassing,
  seenOf,
} from '../../../../../src/tools/color-picker/extras/contrast/domain/text-contrast'
import { fromHex, toOklch } from '../../../../../src/tools/color-picker/extras/shared/color-spaces'
import { opaque } from '../../../../../src/tools/color-picker/domain/layer'
import { sampleColors } from '../../../../support/exact-colors'
import { hex } from '../../../../support/hex'

const BLACK = '#000000'
const WHITE = '#ffffff'
const ON_WHITE = opaque(WHITE)

// The test values that the authors of APCA publish with 0.0.98G-4g.
test.each([
  ['#888', '#fff', 63.056469930209424],
  ['#fff', '#888', -68.54146436644962],
  ['#000', '#aaa', 58.146262578561334],
  ['#aaa', '#000', -56.24113336839742],
  ['#123', '#def', 91.66830811481631],
  ['#def', '#123', -93.06770049484275],
  ['#123', '#444', 8.32326136957393],
  ['#444', '#123', -7.526878460278154],
  ['#777', '#777', 0],
  // Below 10 there is none (its `loClip`).
  ['#777777', '#808080', 0],
  ['#808080', '#777777', 0],
])('APCA: %s on %s has Lc %d', (text, background, lc) => {
  const contrast = apcaContrast(readAnyHex(text) ?? BLACK, readAnyHex(background) ?? BLACK)
  expect(contrast).toBeCloseTo(lc, 10)
})

test('#3498db on white is 3.15: enough for large text alone', () => {
  expect(contrastRow(opaque('#3498db'), ON_WHITE, 'aa')).toMatchObject({
    ratioText: '3.15',
    passes: ['aa-large'],
  })
  expect(contrastRow(opaque('#3498db'), ON_WHITE, 'aa-large').passing).toBe('#3498db')
})

/** Colors whose contrast lies beside a border, where it could be rounded to the other side. */
const beside = (border: number, reach: number, contrastOf: (color: HexColor) => number) =>
  sampleColors(30_000)
    .map(hex)
    .filter((color) => Math.abs(contrastOf(color) - border) < reach)

test('CO-34: a ratio that is shown as 4.50 or more has passed, and no other has', () => {
  const colors = beside(4.5, 0.02, (color) => contrastRatio(color, WHITE))
  expect(colors.length).toBeGreaterThan(100)
  const wrong = colors.filter((color) => {
    const { ratioText, passes } = contrastRow(opaque(color), ON_WHITE, 'aa-large')
    return Number(ratioText) >= 4.5 !== passes.includes('aa')
  })
  expect(wrong).toEqual([])
})

test.each([
  ['light', '#ffffff'],
  ['dark', '#000000'],
])('an Lc on %s that is shown as 60 or more has it, and no other has', (_, ground) => {
  const background = hex(ground)
  const lcOf = (color: HexColor) => Math.abs(apcaContrast(color, background))
  const colors = beside(60, 0.6, lcOf)
  expect(colors.length).toBeGreaterThan(100)
  const wrong = colors.filter((color) => {
    const { lcText } = contrastRow(opaque(color), opaque(background), 'aa')
    return Math.abs(Number(lcText)) >= 60 !== lcOf(color) >= 60
  })
  expect(wrong).toEqual([])
})

test('a color that passes is its own nearest', () => {
  expect(nearestPassing('#767676', '#ffffff', 4.5)).toBe('#767676')
})

test('for #3498db on white the nearest that passes is a darker blue, just past the ratio', () => {
  const passing = nearestPassing('#3498db', '#ffffff', 4.5) ?? '#000000'
  const ratio = contrastRatio(passing, WHITE)
  expect(ratio).toBeGreaterThanOrEqual(4.5)
  expect(ratio).toBeLessThan(4.55)
  const hueDeg = toOklch(fromHex(passing)).h ?? 0
  expect(Math.abs(hueDeg - 242.69)).toBeLessThan(1.5)
})

test('the lighter direction is taken where it is nearer or the only one', () => {
  const passing = nearestPassing('#333333', '#000000', 4.5)
  expect(passing && contrastRatio(passing, BLACK)).toBeGreaterThanOrEqual(4.5)
})

// The first gray on either side with 3 to 1, by the formula of WCAG.
test.each([
  ['#999999', '#d4d4d4'],
  ['#606060', '#2e2e2e'],
])('where both directions lead to colors that pass, %s has the nearer one', (color, nearest) => {
  expect(nearestPassing(hex(color), '#777777', 3)).toBe(nearest)
})

test('on a middle gray no color has 7 to 1', () => {
  expect(nearestPassing('#3498db', '#777777', 7)).toBeNull()
})

test('CO-35: what is suggested always passes', () => {
  const colors = sampleColors(600).map(hex)
  const failing = colors.filter((color, index) => {
    const background = colors[(index * 7 + 1) % colors.length] ?? color
    const passing = nearestPassing(color, background, 4.5)
    return passing === null || contrastRatio(passing, background) < 4.5
  })
  expect(failing).toEqual([])
})

// By the formulas of simple alpha compositing and of WCAG 2.2 in another program, cut to two decimals.
test.each([
  ['#000000', 0.5, '#ffffff', 1, '3.97', '#808080'],
  ['#000000', 128 / 255, '#ffffff', 1, '4.00', '#7f7f7f'],
  ['#000000', 136 / 255, '#ffffff', 1, '4.47', '#777777'],
  ['#000000', 0.54, '#ffffff', 1, '4.58', '#757575'],
  ['#000000', 0.4, '#ffcc00', 1, '2.69', '#997a00'],
  ['#ffffff', 0.6, '#1e40af', 1, '4.18', '#a5b3df'],
  ['#ffffff', 0.6, '#000000', 1, '7.37', '#999999'],
  ['#3498db', 0.5, '#ffffff', 1, '1.72', '#9acced'],
  ['#000000', 0, '#ffffff', 1, '1.00', '#ffffff'],
  // What stands on a background that lets light through stands on white with it.
  ['#ffffff', 1, '#000000', 0.6, '5.74', '#ffffff'],
  ['#ffffff', 1, '#000000', 0.5, '3.97', '#ffffff'],
  ['#ffffff', 0.5, '#000000', 0.5, '2.16', '#bfbfbf'],
] as const)('CO-50: %s at %d on %s at %d has %s to 1, and looks like %s', (...values) => {
  const [color, alpha01, ground, groundAlpha01, ratioText, seen] = values
  const background = { color: ground, alpha01: groundAlpha01 }
  const row = contrastRow({ color, alpha01 }, background, 'aa')
  expect(row).toMatchObject({ ratioText, seen })
  expect(seenOf('text', { color, alpha01 }, background)).toBe(seen)
  expect(seenOf('background', { color, alpha01 }, background)).toBe(row.background)
  expect(row.passes.includes('aa')).toBe(Number(ratioText) >= 4.5)
})

test('CO-50: in place of a text that fails since it lets light through, an opaque one is offered', () => {
  const { passing } = contrastRow({ color: '#000000', alpha01: 136 / 255 }, ON_WHITE, 'aa')
  expect(passing).toBe('#767676')
})
