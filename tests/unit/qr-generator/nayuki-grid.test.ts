import { expect, test } from 'vitest'
import { encodeQr } from '../../../src/tools/qr-generator/domain/encode'
import { EC_LEVELS } from '../../../src/tools/qr-generator/domain/settings'
import { nayukiModules } from '../../support/nayuki'
import { isNightly } from '../../support/nightly'
import { capacityOf, payload, type PayloadMode } from '../../support/qr-payload'
import { valueOf } from '../../support/qr-pictures'

const VERSIONS = Array.from({ length: 40 }, (_, i) => i + 1)
const MASKS = [0, 1, 2, 3, 4, 5, 6, 7]

/** Each mask at every eighth version, and every night at all of them. */
const masksOf = (version: number) => (isNightly ? MASKS : [version % MASKS.length])

interface GridCase {
  version: number
  level: (typeof EC_LEVELS)[number]
  mask: number
  mode: PayloadMode
}

/** Cases whose symbol differs from the second encoder's, module by module. */
function differing(cases: readonly GridCase[]): GridCase[] {
  return cases.filter(({ version, level, mask, mode }) => {
    const text = payload(capacityOf(version, level, mode), mode, version + mask)
    const ours = valueOf(encodeQr(text, level, { version, mask }))
    const theirs = nayukiModules([{ mode, data: text }], { version, level, mask })
    return Buffer.compare(ours.dark, theirs) !== 0
  })
}

const grids = EC_LEVELS.flatMap((level) => [
  {
    level,
    name: '40 versions of bytes, every night x 8 masks',
    cases: VERSIONS.flatMap((version) =>
      masksOf(version).map((mask): GridCase => ({ version, level, mask, mode: 'byte' })),
    ),
  },
  {
    level,
    name: '40 versions of digits or alphanumeric text, every night of both',
    cases: VERSIONS.flatMap((version, at): GridCase[] => {
      const digits: GridCase = { version, level, mask: version % 8, mode: 'numeric' }
      const letters: GridCase = { version, level, mask: (version + 3) % 8, mode: 'alphanumeric' }
      if (isNightly) return [digits, letters]
      return [(at + EC_LEVELS.indexOf(level)) % 2 === 0 ? digits : letters]
    }),
  },
])

test('QR-03: the grid has 320 cases, every night 1600', () => {
  expect(grids.reduce((sum, { cases }) => sum + cases.length, 0)).toBe(isNightly ? 1600 : 320)
})

test.each(grids)(
  'QR-03: a full symbol of forced version, level and mask equals nayuki: level $level, $name',
  ({ cases }) => {
    expect(differing(cases)).toEqual([])
  },
  120_000,
)
