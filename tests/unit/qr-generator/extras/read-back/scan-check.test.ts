import { expect, test, vi } from 'vitest'
import {
  blur,
  scaleDown,
} from '../../../../../src/tools/qr-generator/extras/read-back/domain/camera-views'
import { checkScan } from '../../../../../src/tools/qr-generator/extras/read-back/domain/scan-check'
import {
  DEFAULT_SETTINGS,
  type QrSettings,
} from '../../../../../src/tools/qr-generator/domain/settings'
import { ADAPTERS } from '../../../../support/qr-styles'

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
