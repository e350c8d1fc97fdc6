import { expect, test } from 'vitest'
import {
  readCodes,
  searchSize,
  type Photo,
} from '../../../src/tools/qr-generator/domain/read-codes'
import { drawText } from '../../support/qr-pictures'

const LIMIT_MS = 2000

/** Codes of 256 px beside each other. */
async function photoOf(...texts: string[]): Promise<Photo> {
  const rasters = await Promise.all(texts.map(async (text) => (await drawText(text)).raster))
  const [widthPx, heightPx] = [256 * texts.length, 256]
  const words = new Uint32Array(widthPx * heightPx)
  rasters.forEach(({ rgba }, index) => {
    for (let y = 0; y < 256; y++) {
      words.set(rgba.subarray(y * 256, y * 256 + 256), y * widthPx + index * 256)
    }
  })
  return { widthPx, heightPx, rgba: new Uint8ClampedArray(words.buffer) }
}

test('one code gives its text, umlauts and line ends included', async () => {
  const text = 'Grüße,\r\nzwei Zeilen'
  expect(await readCodes(await photoOf(text), LIMIT_MS)).toEqual([text])
})

test('several codes in one picture are all read', async () => {
  const texts = ['https://example.com/1', 'https://example.com/2', 'WIFI:T:WPA;S:a\\;b;P:c;;']
  const found = await readCodes(await photoOf(...texts), LIMIT_MS)
  expect(found.toSorted()).toEqual(texts.toSorted())
})

test('the same code twice gives its text once', async () => {
  expect(await readCodes(await photoOf('twice', 'twice'), LIMIT_MS)).toEqual(['twice'])
})

test('a picture without a code gives nothing', async () => {
  const rgba = new Uint8ClampedArray(300 * 200 * 4).fill(255)
  expect(await readCodes({ widthPx: 300, heightPx: 200, rgba }, LIMIT_MS)).toEqual([])
})

test('a picture of one pixel gives nothing', async () => {
  const rgba = new Uint8ClampedArray(4)
  expect(await readCodes({ widthPx: 1, heightPx: 1, rgba }, LIMIT_MS)).toEqual([])
})

test.each([
  [
    { widthPx: 300, heightPx: 200 },
    { widthPx: 300, heightPx: 200 },
  ],
  [
    { widthPx: 7680, heightPx: 4000 },
    { widthPx: 3840, heightPx: 2000 },
  ],
  [
    { widthPx: 1, heightPx: 9000 },
    { widthPx: 1, heightPx: 3840 },
  ],
])('a picture of %o is searched at %o', (size, searched) => {
  expect(searchSize(size)).toEqual(searched)
})
