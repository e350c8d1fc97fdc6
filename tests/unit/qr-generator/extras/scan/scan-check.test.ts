import { expect, test, vi } from 'vitest'
import {
  blur,
  scaleDown,
} from '../../../../../src/tools/qr-generator/extras/scan/domain/camera-views'
import { checkScan } from '../../../../../src/tools/qr-generator/extras/scan/domain/scan-check'
import {
  DEFAULT_SETTINGS,
  type QrSettings,
} from '../../../../../src/tools/qr-generator/domain/settings'
import { PLAIN_STYLE, type CodeStyle } from '../../../../../src/tools/qr-generator/domain/style'
import { ADAPTERS, LOGO } from '../../../../support/qr-styles'

const pause = async () => {}

const check = (patch: Partial<QrSettings>, isOutdated = () => false) =>
  checkScan(
    { ...DEFAULT_SETTINGS, text: 'https://example.com', ...patch },
    patch.sizePx ?? DEFAULT_SETTINGS.sizePx,
    { ...ADAPTERS, pause, isOutdated },
  ).then((checked) => (checked.ok ? checked.value : checked.error))

test.each([
  ['a link', {}],
  ['a link in the smallest picture', { sizePx: 128 }],
  ['UTF-8 of two, three and four bytes', { text: 'Grüße, 東京 😀' }],
  ['digits', { text: '0123456789'.repeat(12) }],
  ['a byte order mark, at the start and after digits', { text: '\ufeffa0123456789\ufeffb' }],
  ['dark red on pale yellow', { dark: '#800000', light: '#ffffcc' }],
] as const)('%s is read back in every view', async (_name, patch) => {
  expect(await check(patch)).toBeNull()
})

test.each([
  ['light gray on white has too little contrast', { dark: '#cccccc' }, 'contrast'],
  ['white on black is inverted', { dark: '#ffffff', light: '#000000' }, 'inverted'],
  ['300 letters at 128 px are too dense', { text: 'abc'.repeat(100), sizePx: 128 }, 'dense'],
  ['1000 letters at 256 px are too dense', { text: 'abcde'.repeat(200) }, 'dense'],
] as const)('%s', async (_name, patch, fault) => {
  expect(await check(patch)).toBe(fault)
})

const styled = (patch: Partial<CodeStyle>) => ({ style: { ...PLAIN_STYLE, ...patch } })

test.each([
  ['rounded modules', { level: 'H', ...styled({ modules: 'rounded' }) }],
  ['dots in a gradient', { level: 'H', ...styled({ modules: 'dots', endColor: '#1d4ed8' }) }],
  ['a frame with a caption', styled({ caption: 'Scan me' })],
  ['a logo at level H', { level: 'H', ...styled({ logo: LOGO }) }],
] as const)('a code with %s is read back in every view', async (_name, patch) => {
  expect(await check(patch)).toBeNull()
})

test.each([
  [
    'a logo of 30% at level L is too large',
    { level: 'L', ...styled({ logo: LOGO, logoPercent: 30 }) },
    'logo',
  ],
  [
    'a logo of 30% at level M, which no decoder reads',
    {
      text: 'https://www.example.com/menu?table=12',
      ...styled({ logo: LOGO, logoPercent: 30 }),
    },
    'logo',
  ],
  ['a second color that is too light', styled({ endColor: '#cccccc' }), 'contrast'],
  [
    '300 letters at 128 px are too dense with any modules',
    { text: 'abc'.repeat(100), sizePx: 128, ...styled({ modules: 'rounded' }) },
    'dense',
  ],
  // Of 256 px the frame takes what half the size would need.
  [
    '180 letters at 256 px are too dense within a frame',
    { text: 'x'.repeat(180), ...styled({ caption: 'Scan me' }) },
    'frame',
  ],
  [
    'they are so in rounded modules too',
    { text: 'x'.repeat(180), ...styled({ caption: 'Scan me', modules: 'rounded' }) },
    'frame',
  ],
] as const)('%s', async (_name, patch, fault) => {
  expect(await check(patch)).toBe(fault)
})

test('a newer picture ends the check before the next view', async () => {
  const isOutdated = vi.fn(() => isOutdated.mock.calls.length > 1)
  expect(await check({}, isOutdated)).toBe('outdated')
  expect(isOutdated).toHaveBeenCalledTimes(2)
})

test('settings without a picture are not checked', async () => {
  expect(await check({ text: ' ' })).toBe('outdated')
})

const gray = (...values: number[]) => ({
  widthPx: Math.sqrt(values.length),
  heightPx: Math.sqrt(values.length),
  rgba: Uint8ClampedArray.from(values.flatMap((value) => [value, value, value, 255])),
})

test('a smaller picture has the means of the pixels it stands for', () => {
  expect(scaleDown(gray(0, 100, 200, 100), 1)).toEqual(gray(100))
  const rows = [0, 40, 90, 90, 80, 40, 90, 90, 0, 0, 255, 0, 0, 0, 0, 1]
  expect(scaleDown(gray(...rows), 2)).toEqual(gray(40, 90, 0, 64))
})

test('a blurred pixel is the mean of nine', () => {
  const { rgba } = blur(gray(0, 0, 0, 0, 90, 0, 0, 0, 0))
  expect([rgba[0], rgba[16], rgba[19]]).toEqual([10, 10, 255])
})
