import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAnyHex, toHex, toRgb } from '#lib/color'
import { contrastRatio, relativeLuminance } from '#lib/contrast'
import { judgeColors } from '../../../src/tools/qr-generator/domain/scannability'

const BLACK = '#000000'
const WHITE = '#ffffff'
const BLUE = '#3498db'
const GREY = '#767676'

describe('hex colors', () => {
  test.each([
    ['#000000', '#000000'],
    ['#ffffff', '#ffffff'],
    ['#3498db', '#3498db'],
    ['#3498DB', '#3498db'],
    ['#abc', '#aabbcc'],
    ['#ABC', '#aabbcc'],
    ['#0f0', '#00ff00'],
  ])('QR-29: %s is read', (text, color) => {
    expect(readAnyHex(text)).toBe(color)
  })

  test.each([
    '',
    '#',
    '#1',
    '#12',
    '#gggggg',
    '#ggg',
    'red',
    '000000',
    '#1234',
    '#12345',
    '#1234567',
    '#12345678',
    '#123456789',
    ' #000000',
    '#000000\n',
    '#00 000',
    '#-12345',
    '#0x1234',
    '#१२३',
  ])('QR-27, QR-28: %j is refused', (text) => {
    expect(readAnyHex(text)).toBeNull()
  })

  test('every color comes back from its hex text, in lower case', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.record({ r: channel, g: channel, b: channel }), (color) => {
        expect(toHex(color)).toMatch(/^#[0-9a-f]{6}$/)
        expect(toRgb(toHex(color))).toEqual(color)
      }),
    )
  })

  test('small channels keep their zeros', () => {
    expect(toHex({ r: 0, g: 1, b: 16 })).toBe('#000110')
  })
})

describe('contrast', () => {
  test.each([
    ['black and white', BLACK, WHITE, 21],
    ['white and black', WHITE, BLACK, 21],
    ['equal colors', BLUE, BLUE, 1],
    ['#3498db on white', BLUE, WHITE, 3.15],
    ['#767676 on white', GREY, WHITE, 4.54],
    ['pure red on white', '#ff0000', WHITE, 4],
  ] as const)('of %s', (_, a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2)
  })

  test('the luminance of the primaries is their weight', () => {
    expect(relativeLuminance('#ff0000')).toBeCloseTo(0.2126, 10)
    expect(relativeLuminance('#00ff00')).toBeCloseTo(0.7152, 10)
    expect(relativeLuminance('#0000ff')).toBeCloseTo(0.0722, 10)
  })
})

test.each([
  ['QR-32: #3498db on white is low contrast', BLUE, WHITE, 'low-contrast'],
  ['QR-32: #767676 on white is fine', GREY, WHITE, 'fine'],
  ['QR-32: #777777 on white, 4.48 to 1, is low contrast', '#777777', WHITE, 'low-contrast'],
  ['QR-31: white on black is inverted', WHITE, BLACK, 'inverted'],
  ['QR-33: a color on itself is no code', BLUE, BLUE, 'equal'],
  ['light on dark without contrast is low contrast', WHITE, BLUE, 'low-contrast'],
  ['black on white is fine', BLACK, WHITE, 'fine'],
] as const)('%s', (_, dark, light, judgement) => {
  expect(judgeColors(dark, light)).toBe(judgement)
})
