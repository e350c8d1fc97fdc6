import { beforeAll, expect, test } from 'vitest'
import { readGrid, type Misses } from '../../support/decoder-grid'
import { hasZbar } from '../../support/zbar'

// A hang ends the test; speed is none of its business.
const LIMIT_MS = 300_000

let misses: Misses

beforeAll(async () => {
  misses = await readGrid(40, [256, 384, 512])
}, LIMIT_MS)

test('QR-09: the grid has 40 versions x 4 levels x 3 sizes, all full', () => {
  expect(misses.pictures).toBe(480)
})

test('QR-09: zxing reads all 480', () => {
  expect(misses.zxing).toEqual([])
})

// Known: 23L in every size, whatever its content and mask.
test('QR-09: jsqr reads at least 470', () => {
  expect(misses.jsqr.length, misses.jsqr.join(' ')).toBeLessThanOrEqual(10)
})

// Known: 33L, 37L and 40L at 256 px.
test.skipIf(!hasZbar)('QR-09: zbar reads at least 470', () => {
  expect(misses.zbar.length, misses.zbar.join(' ')).toBeLessThanOrEqual(10)
})

test.skipIf(!hasZbar)('QR-09: no symbol is missed by two decoders', () => {
  expect(misses.jsqr.filter((symbol) => misses.zbar.includes(symbol))).toEqual([])
})
