import { describe, expect, test } from 'vitest'
import {
  makePalette,
  PALETTE_TYPES,
  paletteSize,
} from '../../../src/tools/color-picker/domain/palette'
import { lightened, roundedHsl, sampleColors, turned } from '../../support/exact-colors'
import { hex } from '../../support/hex'
import { isNightly } from '../../support/nightly'

test('the types are complementary, triadic, analogous, monochromatic, tetradic', () => {
  expect(PALETTE_TYPES).toEqual([
    'complementary',
    'triadic',
    'analogous',
    'monochromatic',
    'tetradic',
  ])
})

test.each([
  ['CO-06', 'complementary', '#3498db', ['#3498db', '#db7734']],
  ['CO-07', 'triadic', '#3498db', ['#3498db', '#db3498', '#98db34']],
  ['CO-08', 'analogous', '#3498db', ['#3498db', '#34dbcb', '#3445db']],
  ['CO-09', 'tetradic', '#3498db', ['#3498db', '#cb34db', '#db7734', '#45db34']],
  ['CO-10', 'monochromatic', '#3498db', ['#0a2639', '#196090', '#3498db', '#8bc4ea', '#d4e9f7']],
  ['CO-11', 'monochromatic', '#000000', ['#1a1a1a', '#1a1a1a', '#1a1a1a', '#333333', '#666666']],
  ['CO-11', 'monochromatic', '#ffffff', ['#999999', '#cccccc', '#e6e6e6', '#e6e6e6', '#e6e6e6']],
  ['CO-12', 'triadic', '#ff0000', ['#ff0000', '#00ff00', '#0000ff']],
  ['CO-13', 'analogous', '#ff0000', ['#ff0000', '#ff0080', '#ff8000']],
] as const)('%s: %s of %s', (_, type, color, palette) => {
  expect(makePalette(color, type)).toEqual(palette)
})

test('a hue of 30 turned back by 30 is red, not gray', () => {
  expect(makePalette('#6b451f', 'analogous')).toEqual(['#6b451f', '#6b1f1f', '#6b6b1f'])
})

test('turning a gray leaves it as it is', () => {
  expect(makePalette('#808080', 'tetradic')).toEqual(Array(4).fill('#808080'))
})

test.each(PALETTE_TYPES)('the number of swatches is known before: %s', (type) => {
  expect(makePalette('#123456', type)).toHaveLength(paletteSize(type))
})

const steps = (color: string) => [-40, -20, 0, 20, 40].map((step) => lightened(color, step))

const COUNT = isNightly ? 100_000 : 5000

describe(`${COUNT} colors`, () => {
  const colors = sampleColors(COUNT)
  const wrong = (isRight: (color: string) => boolean) => colors.filter((color) => !isRight(color))

  test.each([
    ['complementary', [0, 180]],
    ['triadic', [0, 120, 240]],
    ['analogous', [0, -30, 30]],
    ['tetradic', [0, 90, 180, 270]],
  ] as const)('CO-18: %s palettes have the exact base and exact turns', (type, turns) => {
    const isRight = (color: string) =>
      turns.map((turn) => turned(color, turn)).join() === makePalette(hex(color), type).join()
    expect(wrong(isRight)).toEqual([])
    expect(wrong((color) => makePalette(hex(color), type)[0] === color)).toEqual([])
  })

  test('monochromatic palettes have exact steps', () => {
    expect(
      wrong((color) => steps(color).join() === makePalette(hex(color), 'monochromatic').join()),
    ).toEqual([])
  })

  test('CO-18: the middle of a monochromatic palette is the base, within 10 and 90', () => {
    const inside = colors.filter((color) => {
      const lightness = roundedHsl(color)[2]
      return lightness > 10 && lightness < 90
    })
    const off = inside.filter((color) => makePalette(hex(color), 'monochromatic')[2] !== color)
    expect(inside.length).toBeGreaterThan(0.9 * COUNT)
    expect(off).toEqual([])
  })
})
