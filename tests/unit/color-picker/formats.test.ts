import { expect, test } from 'vitest'
import { COLOR_FORMATS, formatColor } from '../../../src/tools/color-picker/domain/formats'
import { readHex, toHex, toRgb } from '#lib/color'
import { contrastRatio, readableOn } from '#lib/contrast'
import { roundedHsl, sampleColors } from '../../support/exact-colors'
import { hex } from '../../support/hex'
import { isNightly } from '../../support/nightly'

const COUNT = isNightly ? 100_000 : 20_000

test('the formats are hex, rgb, rgba, hsl, hsla', () => {
  expect(COLOR_FORMATS).toEqual(['hex', 'rgb', 'rgba', 'hsl', 'hsla'])
})

test.each([
  ['CO-01', '#3498db', 'hex', '#3498db'],
  ['CO-01', '#3498db', 'rgb', 'rgb(52, 152, 219)'],
  ['CO-01', '#3498db', 'rgba', 'rgba(52, 152, 219, 1)'],
  ['CO-01', '#3498db', 'hsl', 'hsl(204, 70%, 53%)'],
  ['CO-01', '#3498db', 'hsla', 'hsla(204, 70%, 53%, 1)'],
  ['CO-02', '#667eea', 'rgb', 'rgb(102, 126, 234)'],
  ['CO-02', '#667eea', 'hsl', 'hsl(229, 76%, 66%)'],
  ['CO-03', '#000000', 'hsl', 'hsl(0, 0%, 0%)'],
  ['CO-03', '#ffffff', 'hsl', 'hsl(0, 0%, 100%)'],
  ['CO-03', '#808080', 'hsl', 'hsl(0, 0%, 50%)'],
  ['CO-04', '#ff0000', 'hsl', 'hsl(0, 100%, 50%)'],
  ['CO-04', '#00ff00', 'hsl', 'hsl(120, 100%, 50%)'],
  ['CO-04', '#0000ff', 'hsl', 'hsl(240, 100%, 50%)'],
  ['CO-04', '#ff00ff', 'hsl', 'hsl(300, 100%, 50%)'],
  ['CO-05', '#c0ffee', 'hsl', 'hsl(164, 100%, 88%)'],
  // The green of the web platform tests for CSS Color 4.
  ['CO-47', '#008000', 'oklch', 'oklch(51.99% 0.17686 142.5)'],
  ['CO-47', '#808080', 'oklch', 'oklch(59.99% 0 0)'],
] as const)('%s: %s as %s is %s', (_, color, format, text) => {
  expect(formatColor(color, format)).toBe(text)
})

test('a hue that rounds to 360 is written as 0', () => {
  expect(formatColor('#ff0001', 'hsl')).toBe('hsl(0, 100%, 50%)')
})

test.each([
  ['hue 7.5', '#908180', 'hsl(4, 7%, 53%)'],
  ['hue 22.5', '#181310', 'hsl(23, 20%, 8%)'],
])('a half is rounded up: %s', (_, color, text) => {
  expect(formatColor(hex(color), 'hsl')).toBe(text)
})

test(`CO-18: rgb of ${COUNT} colors reads back as the same hex`, () => {
  const wrong = sampleColors(COUNT).filter((color) => {
    const channels = formatColor(hex(color), 'rgb').match(/\d+/g)?.map(Number) ?? []
    return `#${Buffer.from(channels).toString('hex')}` !== color
  })
  expect(wrong).toEqual([])
})

test(`hsl of ${COUNT} colors is what exact arithmetic gives`, () => {
  const wrong = sampleColors(COUNT).filter((color) => {
    const [hue, saturation, lightness] = roundedHsl(color)
    return formatColor(hex(color), 'hsl') !== `hsl(${hue}, ${saturation}%, ${lightness}%)`
  })
  expect(wrong).toEqual([])
})

test('CO-14: #ABCDEF is accepted, and lower-case', () => {
  expect(readHex('#ABCDEF')).toBe('#abcdef')
})

test.each([
  '',
  '#',
  '#abc',
  'abcdef',
  '#12345g',
  '#1234567',
  '#12345678',
  ' #123456',
  '#123456 ',
  '#123456\n',
  '##123456',
  '#१२३४५६',
  'rgb(1, 2, 3)',
])('CO-14: %j is ignored', (text) => {
  expect(readHex(text)).toBeNull()
})

test('a color keeps the zeros of small channels', () => {
  expect(toHex({ r: 0, g: 0xab, b: 0x12 })).toBe('#00ab12')
  expect(toRgb('#00ab12')).toEqual({ r: 0, g: 0xab, b: 0x12 })
})

test.each([
  ['#000000', 'white'],
  ['#ffffff', 'black'],
  ['#0000ff', 'white'],
  ['#ffff00', 'black'],
] as const)('on %s the text is %s', (color, text) => {
  expect(readableOn(color)).toBe(text)
})

test('the text on a color has 4.5 to 1 on every color of a grid of 4096', () => {
  const steps = Array.from({ length: 16 }, (_, index) => index * 17)
  const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => toHex({ r, g, b }))))
  const inks = { black: '#000000', white: '#ffffff' } as const
  const contrasts = colors.map((color) => contrastRatio(color, inks[readableOn(color)]))
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
})
