import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { concat } from '#lib/concat'
import { encodeQr } from '../../../../../src/tools/qr-generator/domain/encode'
import { layOut } from '../../../../../src/tools/qr-generator/domain/layout'
import { encodePng } from '../../../../../src/tools/qr-generator/domain/png'
import { quickDeflate } from '../../../../../src/tools/qr-generator/extras/batch/domain/quick-deflate'

/** By the buffers' own comparison: of arrays it takes seconds. */
const isReadBack = (bytes: Uint8Array) => inflateSync(quickDeflate(bytes)).equals(bytes)

const repeated = (length: number, period: number) =>
  Uint8Array.from({ length }, (_, at) => ((at % period) * 89) % 256)

test('zlib reads every byte, alone and as a repeat', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  expect(isReadBack(bytes)).toBe(true)
  expect(isReadBack(new Uint8Array([...bytes, ...bytes]))).toBe(true)
})

test('zlib reads repeats of every length', () => {
  for (let length = 0; length <= 600; length++) {
    expect(isReadBack(new Uint8Array(length))).toBe(true)
  }
})

test.each([2, 3, 33, 255, 4097, 32_767, 32_768, 32_769, 40_000])(
  'zlib reads what repeats after %d bytes',
  (period) => {
    // Within a period no three bytes come twice.
    const once = Uint8Array.from({ length: period }, (_, at) => Math.imul(at, 0x9e3779b1) >>> 24)
    const bytes = new Uint8Array([...once, ...once])
    expect(isReadBack(bytes)).toBe(true)
  },
)

test('zlib reads a checksum of many large bytes', () => {
  const bytes = new Uint8Array(100_000).fill(255)
  expect(isReadBack(bytes)).toBe(true)
  expect(isReadBack(repeated(100_000, 251))).toBe(true)
})

test('a small picture takes at most twice the bytes that zlib takes', async () => {
  const matrix = encodeQr('https://example.com/table/1234', 'M')
  const layout = matrix.ok && layOut(matrix.value, 256, 2)
  if (!matrix.ok || !layout || !layout.ok) throw new Error('no code')
  const colors = { dark: '#000000', light: '#ffffff' } as const
  const sizes: number[] = []
  for (const deflate of [quickDeflate, deflateSync]) {
    const png = await encodePng(matrix.value, layout.value, colors, async (parts) =>
      Uint8Array.from(deflate(concat([...parts]))),
    )
    sizes.push(png.length)
  }
  const [quick = Infinity, zlib = 0] = sizes
  expect(quick).toBeLessThan(2 * zlib)
})
