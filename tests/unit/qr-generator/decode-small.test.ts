import { beforeAll, expect, test } from 'vitest'
import { readGrid, type Misses } from '../../support/decoder-grid'
import { hasZbar } from '../../support/zbar'

// A hang ends the test; speed is none of its business.
const LIMIT_MS = 120_000

let misses: Misses

beforeAll(async () => {
  misses = await readGrid(26, [128])
}, LIMIT_MS)

test('QR-10: the grid has versions 1 to 26 x 4 levels at 128 px, all full', () => {
  expect(misses.pictures).toBe(104)
})

test('QR-10: zxing reads all 104', () => {
  expect(misses.zxing).toEqual([])
})

// Known: 23L, as in every size.
test('QR-10: jsqr reads at least 102', () => {
  expect(misses.jsqr.length, misses.jsqr.join(' ')).toBeLessThanOrEqual(2)
})

test.skipIf(!hasZbar)('QR-10: zbar reads at least 102', () => {
  expect(misses.zbar.length, misses.zbar.join(' ')).toBeLessThanOrEqual(2)
})

test.skipIf(!hasZbar)('QR-10: no symbol is missed by two decoders', () => {
  expect(misses.jsqr.filter((symbol) => misses.zbar.includes(symbol))).toEqual([])
})
