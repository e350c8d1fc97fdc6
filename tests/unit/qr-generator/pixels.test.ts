import { expect, test } from 'vitest'
import { encodeQr, type QrMatrix } from '../../../src/tools/qr-generator/domain/encode'
import { drawPixels } from '../../../src/tools/qr-generator/domain/pixels'
import { valueOf } from '../../support/qr-pictures'

const COLORS = { dark: '#123456', light: '#fedcba' } as const

/** The bytes of pixels as hexadecimal text, one word per pixel, one line per row. */
function pixelText(rgba: Uint8ClampedArray, sizePx: number): string[] {
  const words = Buffer.from(rgba).toString('hex').match(/.{8}/g) ?? []
  return Array.from({ length: sizePx }, (_, row) =>
    words
      .slice(row * sizePx, (row + 1) * sizePx)
      .map((word) => ({ '123456ff': '#', fedcbaff: '.' })[word] ?? '?')
      .join(''),
  )
}

test.each([
  {
    layout: { sizePx: 7, modulePx: 1, offsetPx: 2 },
    rows: ['.......', '.......', '..##...', '...#...', '....#..', '.......', '.......'],
  },
  {
    layout: { sizePx: 8, modulePx: 2, offsetPx: 1 },
    rows: [
      '........',
      '.####...',
      '.####...',
      '...##...',
      '...##...',
      '.....##.',
      '.....##.',
      '........',
    ],
  },
])('a dark module has $layout.modulePx px each way, on the light color', ({ layout, rows }) => {
  const matrix: QrMatrix = { side: 3, version: 1, dark: Uint8Array.of(1, 1, 0, 0, 1, 0, 0, 0, 1) }
  const { rgba, widthPx } = drawPixels(matrix, layout, COLORS)
  expect(pixelText(rgba, widthPx)).toEqual(rows)
})

test('the colors of the pixels are the two chosen, opaque, and no other', () => {
  const matrix = valueOf(encodeQr('https://example.com', 'M'))
  const { rgba } = drawPixels(matrix, { sizePx: 256, modulePx: 8, offsetPx: 28 }, COLORS)
  const colors = Buffer.from(rgba).toString('hex').match(/.{8}/g)
  expect(new Set(colors)).toEqual(new Set(['123456ff', 'fedcbaff']))
})
