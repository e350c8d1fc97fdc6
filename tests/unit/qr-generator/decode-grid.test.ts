import { beforeAll, expect, test } from 'vitest'
import { readGrid, type Misses } from '../../support/decoder-grid'
import { isNightly } from '../../support/nightly'
import { hasZbar } from '../../support/zbar'

// A hang ends the test; speed is none of its business.
const LIMIT_MS = 300_000

// Of 40 pictures none is among those that a decoder is known not to read.
const MISSED_AT_MOST = isNightly ? 10 : 0

let misses: Misses

beforeAll(async () => {
  misses = await readGrid(40, [256, 384, 512])
}, LIMIT_MS)

test('QR-09: the grid has 40 versions, every night x 4 levels x 3 sizes, all full', () => {
  expect(misses.pictures).toBe(isNightly ? 480 : 40)
})

test('QR-09: zxing reads all', () => {
  expect(misses.zxing).toEqual([])
})

// Known: 23L in every size, whatever its content and mask.
test('QR-09: jsqr reads at least 470 of 480', () => {
  expect(misses.jsqr.length, misses.jsqr.join(' ')).toBeLessThanOrEqual(MISSED_AT_MOST)
})

// Known: 33L, 37L and 40L at 256 px.
test.skipIf(!hasZbar)('QR-09: zbar reads at least 470 of 480', () => {
  expect(misses.zbar.length, misses.zbar.join(' ')).toBeLessThanOrEqual(MISSED_AT_MOST)
})

test.skipIf(!hasZbar)('QR-09: no symbol is missed by two decoders', () => {
  expect(misses.jsqr.filter((symbol) => misses.zbar.includes(symbol))).toEqual([])
})
