import { expect, test } from 'vitest'
import { encodeQr } from '../../../../../src/tools/qr-generator/domain/encode'
import { damageOf } from '../../../../../src/tools/qr-generator/extras/read-back/domain/damage'
import type { EcLevel } from '../../../../../src/tools/qr-generator/domain/settings'
import { valueOf } from '../../../../support/qr-pictures'

const damage = (text: string, level: EcLevel, x: number, y: number, side: number) =>
  damageOf(valueOf(encodeQr(text, level)), level, { x, y, width: side, height: side })

// Version 1 has 26 codewords in one block, the first of them in the last two columns, from the lower right upwards
// (ISO/IEC 18004 Figure 19); at level H 17 of them are for correction, of which 8 codewords can be repaired.
test.each([
  [20, 20, 1, 1 / 8],
  [19, 17, 2, 1 / 8],
  [19, 16, 2, 2 / 8],
  [17, 17, 4, 2 / 8],
  // Finder patterns hold no data.
  [0, 0, 7, 0],
])('a hole at %d, %d of %d modules takes %d of what is repaired', (x, y, side, share) => {
  expect(damage('A', 'H', x, y, side)).toBe(share)
})

test.each([
  ['L', 2],
  ['M', 4],
  ['Q', 6],
  ['H', 8],
] as const)('version 1 at level %s repairs %d codewords (Table 9)', (level, count) => {
  expect(damage('A', level, 20, 20, 1)).toBe(1 / count)
})

test('of several blocks the one that is hit hardest counts', () => {
  // Version 5 at level H: 2 blocks of 11 data codewords and 2 of 12, 22 for correction each (Table 9).
  const text = 'a'.repeat(40)
  expect(valueOf(encodeQr(text, 'H')).version).toBe(5)
  // Codewords take turns: the first four, of eight modules each, are one of each block.
  expect(damage(text, 'H', 35, 21, 2)).toBe(1 / 11)
  expect(damageOf(valueOf(encodeQr(text, 'H')), 'H', { x: 35, y: 17, width: 2, height: 20 })).toBe(
    2 / 11,
  )
})
