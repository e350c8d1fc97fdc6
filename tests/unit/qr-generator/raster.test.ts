import { expect, test } from 'vitest'
import { encodeQr } from '../../../src/tools/qr-generator/domain/encode'
import type { QrMatrix } from '../../../src/tools/qr-generator/domain/encode'
import { rasterize } from '../../../src/tools/qr-generator/domain/raster'
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

test('every module is one pixel, inside a margin of two of the light colour', () => {
  const matrix: QrMatrix = { side: 3, version: 1, dark: Uint8Array.of(1, 1, 0, 0, 1, 0, 0, 0, 1) }
  const { rgba, sizePx } = rasterize(matrix, COLORS)
  expect(pixelText(rgba, sizePx)).toEqual([
    '.......',
    '.......',
    '..##...',
    '...#...',
    '....#..',
    '.......',
    '.......',
  ])
})

test('the colours of the pixels are the two chosen, opaque, and no other', () => {
  const { rgba } = rasterize(valueOf(encodeQr('https://example.com', 'M')), COLORS)
  const colors = Buffer.from(rgba.buffer).toString('hex').match(/.{8}/g)
  expect(new Set(colors)).toEqual(new Set(['123456ff', 'fedcbaff']))
})
