import { expect, test } from 'vitest'
import { encodeQr } from '../../../src/tools/qr-generator/domain/encode'
import { layOut } from '../../../src/tools/qr-generator/domain/layout'
import type { QrMatrix } from '../../../src/tools/qr-generator/domain/matrix'
import { rasterize } from '../../../src/tools/qr-generator/domain/raster'
import { SIZES_PX } from '../../../src/tools/qr-generator/domain/settings'
import { valueOf } from '../../support/qr-pictures'

const DARK = { r: 0x12, g: 0x34, b: 0x56 }
const LIGHT = { r: 0xfe, g: 0xdc, b: 0xba }
const COLORS = { dark: DARK, light: LIGHT }

/** The bytes of pixels as hexadecimal text, one word per pixel, one line per row. */
function pixelText(rgba: Uint32Array<ArrayBuffer>, sizePx: number): string[] {
  const words = Buffer.from(rgba.buffer).toString('hex').match(/.{8}/g) ?? []
  return Array.from({ length: sizePx }, (_, row) =>
    words
      .slice(row * sizePx, (row + 1) * sizePx)
      .map((word) => ({ '123456ff': '#', fedcbaff: '.' })[word] ?? '?')
      .join(''),
  )
}

test('every module is a square of whole pixels, centred on the light colour', () => {
  const matrix: QrMatrix = { side: 3, version: 1, dark: Uint8Array.of(1, 1, 0, 0, 1, 0, 0, 0, 1) }
  const { rgba, sizePx } = rasterize(matrix, { sizePx: 11, modulePx: 2, offsetPx: 2 }, COLORS)
  expect(pixelText(rgba, sizePx)).toEqual([
    '...........',
    '...........',
    '..####.....',
    '..####.....',
    '....##.....',
    '....##.....',
    '......##...',
    '......##...',
    '...........',
    '...........',
    '...........',
  ])
})

test.each(SIZES_PX)('QR-14: a version 7 symbol is exactly %i pixels wide and high', (sizePx) => {
  const matrix = valueOf(encodeQr('x'.repeat(122), 'M'))
  const raster = rasterize(matrix, valueOf(layOut(matrix, sizePx)), COLORS)
  expect(matrix.version).toBe(7)
  expect(raster.sizePx).toBe(sizePx)
  expect(raster.rgba).toHaveLength(sizePx * sizePx)
})

test('QR-30: the colours of the pixels are the two chosen, opaque, and no other', () => {
  const matrix = valueOf(encodeQr('https://example.com', 'M'))
  const { rgba } = rasterize(matrix, valueOf(layOut(matrix, 256)), COLORS)
  const colors = Buffer.from(rgba.buffer).toString('hex').match(/.{8}/g)
  expect(new Set(colors)).toEqual(new Set(['123456ff', 'fedcbaff']))
})

test('QR-16: at least two modules on every side are light', () => {
  const matrix = valueOf(encodeQr('https://example.com', 'M'))
  const { rgba, sizePx } = rasterize(matrix, valueOf(layOut(matrix, 256)), COLORS)
  const rows = pixelText(rgba, sizePx)
  const marginPx = 2 * Math.floor(256 / 29)
  const light = '.'.repeat(marginPx)
  const lightRow = '.'.repeat(sizePx)
  expect(rows.slice(0, marginPx)).toEqual(Array(marginPx).fill(lightRow))
  expect(rows.slice(-marginPx)).toEqual(Array(marginPx).fill(lightRow))
  expect(rows.every((row) => row.startsWith(light) && row.endsWith(light))).toBe(true)
})
