import { expect, test } from 'vitest'
import {
  isSamePlace,
  outlineIn,
  type Point,
} from '../../../../../src/tools/qr-generator/extras/read/domain/outline'
import { readCodes } from '../../../../../src/tools/qr-generator/extras/read/domain/read-codes'
import type { Picture } from '#lib/picture'
import { drawText } from '../../../../support/qr-pictures'

const square = (x: number, y: number, side: number): Point[] => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
]

test('QR-95: corners in pixels become shares of the picture', () => {
  expect(outlineIn({ widthPx: 400, heightPx: 200 }, square(100, 50, 100))).toEqual([
    { x: 0.25, y: 0.25 },
    { x: 0.5, y: 0.25 },
    { x: 0.5, y: 0.75 },
    { x: 0.25, y: 0.75 },
  ])
})

test.each([
  [
    'the same corners from another one on',
    square(0, 0, 4).toSpliced(0, 1).concat({ x: 0, y: 0 }),
    true,
  ],
  ['turned the other way', square(0, 0, 4).toReversed(), true],
  ['with its margin', square(-1, -1, 6), true],
  ['the code beside it', square(5, 0, 4), false],
])('QR-94: two readers outline one code: %s', (_, other, isSame) => {
  expect(isSamePlace(square(0, 0, 4), other)).toBe(isSame)
})

// 25 modules in 256 px with a margin of at least two: 8 px each, from 28 px on (256 - 200 = 56, half of it on each side).
// Its frame is one module clear of it.
const FRAME_PX = { from: 20, to: 236 }

/** A code of 256 px at a place of a white picture. */
async function pictureAt(
  left: number,
  top: number,
  [widthPx, heightPx]: readonly [number, number],
) {
  const { rgba } = (await drawText('https://example.com')).raster
  const words = new Uint32Array(widthPx * heightPx).fill(0xffffffff)
  for (let y = 0; y < 256; y++) {
    words.set(rgba.subarray(y * 256, (y + 1) * 256), (top + y) * widthPx + left)
  }
  return { widthPx, heightPx, rgba: new Uint8ClampedArray(words.buffer) }
}

function mirror({ widthPx, heightPx, rgba }: Picture): Picture {
  const words = new Uint32Array(rgba.buffer)
  const last = widthPx - 1
  const across = words.map((_, at) => words[at + last - 2 * (at % widthPx)] ?? 0)
  return { widthPx, heightPx, rgba: new Uint8ClampedArray(across.buffer) }
}

/** The left, upper, right and lower edge of an outline in pixels. */
const edgesOf = (outline: readonly Point[], { widthPx, heightPx }: Picture) => {
  const [xs, ys] = [outline.map(({ x }) => x * widthPx), outline.map(({ y }) => y * heightPx)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

async function expectOutlined(picture: Picture, [left, top, right, bottom]: number[]) {
  const [code] = await readCodes(picture, 20_000, true)
  expect(code?.text).toBe('https://example.com')
  const edges = edgesOf(code?.outline ?? [], picture)
  // Within half a module.
  ;[left, top, right, bottom].forEach((edge = 0, index) => {
    expect(Math.abs((edges[index] ?? 0) - edge)).toBeLessThan(4)
  })
}

const { from, to } = FRAME_PX

test('QR-95: a code is outlined where it is', async () => {
  const picture = await pictureAt(300, 40, [700, 400])
  await expectOutlined(picture, [300 + from, 40 + from, 300 + to, 40 + to])
})

test('QR-95: a code in a mirror is outlined where it is', async () => {
  const picture = mirror(await pictureAt(300, 40, [700, 400]))
  await expectOutlined(picture, [144 + from, 40 + from, 144 + to, 40 + to])
})
