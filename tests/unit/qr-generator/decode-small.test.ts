import { beforeAll, expect, test } from 'vitest'
import { readGrid, type Misses } from '../../support/decoder-grid'
import { isNightly } from '../../support/nightly'
import { hasZbar } from '../../support/zbar'

// A hang ends the test; speed is none of its business.
const LIMIT_MS = 120_000

// Of 26 pictures none is among those that a decoder is known not to read.
const MISSED_AT_MOST = isNightly ? 2 : 0

let misses: Misses

beforeAll(async () => {
  misses = await readGrid(26, [128])
}, LIMIT_MS)

test('QR-10: the grid has versions 1 to 26 at 128 px, every night x 4 levels, all full', () => {
  expect(misses.pictures).toBe(isNightly ? 104 : 26)
})

test('QR-10: zxing reads all', () => {
  expect(misses.zxing).toEqual([])
})

// Known: 23L, as in every size.
test('QR-10: jsqr reads at least 102 of 104', () => {
  expect(misses.jsqr.length, misses.jsqr.join(' ')).toBeLessThanOrEqual(MISSED_AT_MOST)
})

test.skipIf(!hasZbar)('QR-10: zbar reads at least 102 of 104', () => {
  expect(misses.zbar.length, misses.zbar.join(' ')).toBeLessThanOrEqual(MISSED_AT_MOST)
})

test.skipIf(!hasZbar)('QR-10: no symbol is missed by two decoders', () => {
  expect(misses.jsqr.filter((symbol) => misses.zbar.includes(symbol))).toEqual([])
})
