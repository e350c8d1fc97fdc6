import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskPenalty } from '../../../src/tools/qr-generator/domain/mask-penalty'
import { packColumns, packRows } from '../../../src/tools/qr-generator/domain/mask-penalty'
import { isNightly } from '../../support/nightly'
import { plainPenalties, plainPenalty, toRows, type SymbolRows } from '../../support/plain-penalty'

const toModules = (rows: SymbolRows) =>
  Uint8Array.from(rows.join(''), (module) => (module === '#' ? 1 : 0))

const penaltyOf = (modules: Uint8Array, side: number) =>
  maskPenalty(packRows(modules, side), packColumns(modules, side), side)

/** A field in which nothing but the balance scores, with a line written over its middle. */
function fieldWith(line: string): SymbolRows {
  const rows = Array.from({ length: 21 }, (_, row) =>
    '#.'.repeat(11).slice(row % 2, (row % 2) + 21),
  )
  return rows.with(10, line.padEnd(21, line.endsWith('#') ? '.#' : '#.'))
}

test.each([
  ['five equal modules score 3', '#####.#', { runs: 3, finders: 0 }],
  ['seven equal modules score 5', '#######.', { runs: 5, finders: 0 }],
  ['four equal modules score nothing', '####.#', { runs: 0, finders: 0 }],
  ['1:1:3:1:1 before four light modules scores 40', '#.###.#....#', { finders: 40 }],
  ['1:1:3:1:1 behind four light modules scores 40', '....#.###.#.#', { finders: 40 }],
  ['1:1:3:1:1 between light modules scores 40 once', '....#.###.#....#', { finders: 40 }],
  ['1:1:3:1:1 with three light modules scores nothing', '#.###.#...#', { finders: 0 }],
  ['1:1:3:1:1 at the edge scores nothing for the quiet zone', '#.###.#.#', { finders: 0 }],
] as const)('ISO/IEC 18004 Table 11: %s', (_, line, points) => {
  const rows = fieldWith(line)
  expect(plainPenalties(rows)).toMatchObject(points)
  expect(penaltyOf(toModules(rows), 21)).toBe(plainPenalty(rows))
})

test('a symbol of one color scores for its runs, its blocks and its balance', () => {
  // 42 runs of 21, 20 x 20 blocks, 50 % off the half.
  const points = 42 * (3 + 16) + 400 * 3 + 100
  expect(penaltyOf(new Uint8Array(441), 21)).toBe(points)
  expect(penaltyOf(new Uint8Array(441).fill(1), 21)).toBe(points)
})

test('the penalties 32 modules at a time equal the standard read module by module', () => {
  const symbol = fc
    .record({
      version: fc.integer({ min: 1, max: 40 }),
      // From nearly all light to nearly all dark, in runs of every length.
      change: fc.double({ min: 0.02, max: 0.98, noNaN: true }),
      draws: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
    })
    .map(({ version, change, draws }) => {
      const side = version * 4 + 17
      let dark = 0
      const modules = Uint8Array.from({ length: side * side }, () => {
        if (draws.next().value < change) dark = 1 - dark
        return dark
      })
      return { side, modules }
    })
  fc.assert(
    fc.property(symbol, ({ side, modules }) => {
      expect(penaltyOf(modules, side)).toBe(plainPenalty(toRows(modules, side)))
    }),
    { numRuns: isNightly ? 40 : 12 },
  )
})
