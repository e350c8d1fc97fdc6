import { expect, test } from 'vitest'
import { readCssColor } from '../../../src/tools/color-picker/extras/shared/css-color'
import { fromHex, toOklch } from '../../../src/tools/color-picker/extras/shared/color-spaces'
import { hex } from '../../support/hex'

// The functions' values are those of the web platform tests for CSS Color 4, all of one green.
test.each([
  ['steelblue', '#4682b4'],
  ['RebeccaPurple', '#663399'],
  [' #ABC ', '#aabbcc'],
  ['#3498db', '#3498db'],
  ['rgb(52, 152, 219)', '#3498db'],
  ['rgb(20.4% 59.6% 85.9%)', '#3498db'],
  ['rgb(300 0 -20)', '#ff0000'],
  ['hsl(120 100% 25%)', '#008000'],
  ['hsl(.5turn, 100%, 50%)', '#00ffff'],
  // CSS Color 4, section 7: saturation below 0 is 0.
  ['hsl(200 -5% 50%)', '#808080'],
  // As Chromium shows them.
  ['hsl(120 150% 25%)', '#008000'],
  ['hsl(120, 150%, 25%)', '#008000'],
  ['hsla(120 150 25 / .5)', '#008000'],
  ['hsl(120 50% 150%)', '#ffffff'],
  ['hsl(64 125% -15%)', '#000000'],
  ['hwb(182.8turn 0% -15%)', '#cc00ff'],
  ['hwb(224 -13.7% 50.18%)', '#00227f'],
  ['hwb(120 0% 49.8039%)', '#008000'],
  ['lab(46.2775% -47.5621 48.5837)', '#008000'],
  ['lch(46.2775% 67.9892 134.3912)', '#008000'],
  ['oklab(51.975% -0.1403 0.10768)', '#008000'],
  ['oklch(51.975% 0.17686 142.495)', '#008000'],
  ['oklch(none 0 none)', '#000000'],
  ['rgb(none 128 none)', '#008000'],
  ['hsl(none 100% 50%)', '#ff0000'],
  ['color(srgb 0.2 40% 0.6)', '#336699'],
  ['color(display-p3 0.21604 0.49418 0.13151)', '#008000'],
  // The matrices of CSS Color 4, section 18, on the light of #008000; yellow is that of display-p3.
  ['color(display-p3-linear 0.038323 0.208695 0.015628)', '#008000'],
  ['color( display-p3-linear 100% 1 none / 50%)', '#feff00'],
  ['color(rec2020 0.235202 0.431704 0.085432)', '#008000'],
  ['color(a98-rgb 0.281363 0.498012 0.116746)', '#008000'],
  ['color(prophoto-rgb 0.230479 0.395789 0.129968)', '#008000'],
  ['color(xyz 0.07719 0.15438 0.02573)', '#008000'],
  ['color(xyz-d50 0.08312 0.154746 0.020961)', '#008000'],
])('%s is %s', (text, color) => {
  expect(readCssColor(text)?.color).toBe(color)
})

test.each([
  ['#3498db80', 128 / 255],
  ['#39d8', 136 / 255],
  ['rgb(52 152 219 / 50%)', 0.5],
  ['transparent', 0],
  ['rgb(52 152 219 / none)', 0],
  ['#3498db', 1],
  // No text of it has more than three decimals: it would read as 1 there, and no screen shows the difference.
  ['rgb(52 152 219 / 99.96%)', 1],
  ['rgb(52 152 219 / 99.94%)', 0.9994],
  ['rgb(52 152 219 / 0.04%)', 0],
])('the alpha of %s is kept apart', (text, alpha01) => {
  expect(readCssColor(text)?.alpha01).toBeCloseTo(alpha01, 10)
})

test.each([
  '',
  '#12',
  '#12345',
  '#1234567',
  '3498db',
  'bed',
  'blurple',
  'currentcolor',
  'rgb(',
  'rgb(1)',
  'rgb(1 2 3',
  'rgb(1e999 0 0)',
  'rgb(none, 0, 0)',
  'hsl(0 none% 50%)',
  'lch(50 20deg 30)',
  'oklch(0.7 .1turn none / 50%)',
  'lab(50% 1e999 0)',
  'color(srgb 1 0)',
  'color(--own 1 0 0)',
  'rgb(1 2 3) rgb(4 5 6)',
  'url(#a)',
  // Culori's parser throws on it.
  'rgb(0pw )',
])('%j is no color', (text) => {
  expect(readCssColor(text)).toBeNull()
})

test('CO-33: a color outside sRGB is mapped with its lightness, not clipped, and that is known', () => {
  const read = readCssColor('oklch(70% 0.4 150)')
  expect(read?.isOutside).toBe(true)
  // Clipped it would have a blue of 0 and the lightness 76 %.
  const { l } = toOklch(fromHex(read?.color ?? hex('#000000')))
  expect(Math.abs(l - 0.7)).toBeLessThan(0.02)
})

test('the red of Display P3 is outside sRGB', () => {
  expect(readCssColor('color(display-p3 1 0 0)')).toMatchObject({ isOutside: true, alpha01: 1 })
})

test('white and black of OKLCH are inside, whatever their chroma', () => {
  expect(readCssColor('oklch(100% 0.3 20)')?.color).toBe('#ffffff')
  expect(readCssColor('oklch(0% 0.3 20)')?.color).toBe('#000000')
})
