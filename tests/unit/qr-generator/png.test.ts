import { describe, expect, test } from 'vitest'
import { encodeQr } from '../../../src/tools/qr-generator/domain/encode'
import { drawMatrix, valueOf } from '../../support/qr-pictures'
import { readChunks } from '../../support/read-png'

const COLORS = { dark: '#123456', light: '#fedcba' } as const
const SIGNATURE = '89504e470d0a1a0a'

const draw = (text: string, sizePx: number) =>
  drawMatrix(valueOf(encodeQr(text, 'M')), sizePx, COLORS)

describe.each([
  ['version 1 at 128 px', 'AC-42', 128],
  ['version 2 at 256 px', 'https://example.com', 256],
  ['version 7 at 512 px', 'x'.repeat(122), 512],
  ['version 35 at 256 px', 'x'.repeat(1809), 256],
  ['version 40 at 384 px', 'x'.repeat(2331), 384],
  // Neither a multiple of eight pixels nor of the symbol: the last byte of a line is half used.
  ['version 2 at 101 px', 'https://example.com', 101],
  // One line per row of modules, no margin to spare.
  ['version 1 at 25 px', 'AC-42', 25],
  ['version 2 at 2065 px', 'https://example.com', 2065],
])('the PNG of %s', (_, text, sizePx) => {
  test('has the four chunks, each with its CRC-32', async () => {
    const { png } = await draw(text, sizePx)
    expect(Buffer.from(png.subarray(0, 8)).toString('hex')).toBe(SIGNATURE)
    const chunks = readChunks(png)
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
    expect(chunks.every(({ crcIsRight }) => crcIsRight)).toBe(true)
  })

  test('QR-40: names the chosen size, one bit per pixel and a palette', async () => {
    const [header] = readChunks((await draw(text, sizePx)).png)
    const size = sizePx.toString(16).padStart(8, '0')
    expect(header?.data.toString('hex')).toBe(`${size}${size}0103000000`)
  })
})

test('the palette is the light and the dark color', async () => {
  const [, palette] = readChunks((await draw('AC-42', 128)).png)
  expect(palette?.data.toString('hex')).toBe('fedcba123456')
})

test('the PNG of the largest symbol takes a few kB', async () => {
  expect((await draw('x'.repeat(2331), 512)).png.length).toBeLessThan(8000)
})
