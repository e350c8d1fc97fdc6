import { expect, test } from 'vitest'
import { nearestName } from '../../../../../src/tools/color-picker/extras/formats/domain/color-name'
import {
  formatMore,
  MORE_FORMATS,
} from '../../../../../src/tools/color-picker/extras/formats/domain/more-formats'
import { readCssColor } from '../../../../../src/tools/color-picker/extras/shared/css-color'
import { sampleColors } from '../../../../support/exact-colors'
import { sharesByCss } from '../../../../support/css-color-4'
import { hex } from '../../../../support/hex'

test.each([
  ['#3498db', 1, 'hex8', '#3498dbff'],
  ['#3498db', 0.5, 'hex8', '#3498db80'],
  ['#3498db', 1, 'hwb', 'hwb(204.1 20.4% 14.1%)'],
  ['#3498db', 0.5, 'hwb', 'hwb(204.1 20.4% 14.1% / 0.5)'],
  // The web platform tests for CSS Color 4 have this green, with digits of which the nearest two are outside sRGB.
  ['#008000', 1, 'lab', 'lab(46.28% -47.55 48.58)'],
  ['#008000', 1, 'lch', 'lch(46.28% 67.98 134.38)'],
  ['#008000', 1, 'oklch', 'oklch(51.99% 0.17686 142.5)'],
  ['#808080', 1, 'oklch', 'oklch(59.99% 0 0)'],
  ['#ffffff', 1, 'lab', 'lab(100% 0 0)'],
  ['#000000', 1, 'lch', 'lch(0% 0 0)'],
] as const)('%s with alpha %d as %s is %s', (color, alpha01, format, text) => {
  expect(formatMore(color, alpha01, format)).toBe(text)
})

test.each([
  ['#00ffff', 'cyan', true],
  ['#ff00ff', 'magenta', true],
  ['#808080', 'gray', true],
  ['#2f4f4f', 'darkslategray', true],
  ['#663399', 'rebeccapurple', true],
  ['#fe0000', 'red', false],
  ['#4682b5', 'steelblue', false],
] as const)('the nearest name of %s is %s', (color, name, isExact) => {
  expect(nearestName(color)).toEqual({ name, isExact })
})

test.each(MORE_FORMATS)(
  'every %s that is shown reads back as the same color, inside sRGB',
  (format) => {
    const wrong = [...sampleColors(4000), '#ff0000', '#00ff00', '#0000ff', '#010000', '#fffffe']
      .map(hex)
      .filter((color) => {
        const read = readCssColor(formatMore(color, 1, format))
        return read?.color !== color || read.isOutside || read.alpha01 !== 1
      })
    expect(wrong).toEqual([])
  },
)

const DIGITS = [...'0123456789abcdef']

test.each(['lab', 'lch', 'oklch'] as const)(
  'CO-51: by the matrices of CSS Color 4 no %s of #rgb lies outside sRGB, and each is its color',
  (format) => {
    const colors = DIGITS.flatMap((r) =>
      DIGITS.flatMap((g) => DIGITS.map((b) => r + r + g + g + b + b)),
    )
    const wrong = colors.filter((digits) => {
      const shares = sharesByCss(formatMore(hex(`#${digits}`), 1, format))
      const bytes = [...Buffer.from(digits, 'hex')]
      // The matrices of two programs are that far apart.
      const isInside = shares.every((share) => share >= -2e-6 && share <= 1 + 2e-6)
      return !isInside || shares.some((share, at) => Math.round(share * 255) !== bytes[at])
    })
    expect(wrong).toEqual([])
  },
)
