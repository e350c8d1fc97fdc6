import { describe, expect, test } from 'vitest'
import {
  bytesLeftAfter,
  dataBits,
  highestLevelFor,
  smallestFit,
} from '../../../src/tools/qr-generator/domain/capacity'
import { encodeQr } from '../../../src/tools/qr-generator/domain/encode'
import { EC_LEVELS, type EcLevel } from '../../../src/tools/qr-generator/domain/settings'
import { nayukiDataBits } from '../../support/nayuki'
import { capacityOf, type PayloadMode } from '../../support/qr-payload'

const VERSIONS = Array.from({ length: 40 }, (_, i) => i + 1)
const SAMPLES: Record<PayloadMode, string> = { numeric: '7', alphanumeric: 'A', byte: 'a' }

test('the table of data codewords equals the second encoder for 40 versions and 4 levels', () => {
  const ours = VERSIONS.map((version) => EC_LEVELS.map((level) => dataBits(version, level)))
  const theirs = VERSIONS.map((version) => EC_LEVELS.map((level) => nayukiDataBits(version, level)))
  expect(ours).toEqual(theirs)
})

describe.each([
  ['QR-04', 'L', 7089, 4296, 2953],
  ['QR-05', 'M', 5596, 3391, 2331],
  ['QR-06', 'Q', 3993, 2420, 1663],
  ['QR-07', 'H', 3057, 1852, 1273],
] as const)('%s: version 40 at level %s', (_, level, digits, alphanumerics, bytes) => {
  test.each([
    [digits, 'digits', '7'],
    [alphanumerics, 'alphanumeric characters', 'A'],
    [bytes, 'bytes', 'a'],
  ])('holds %i %s and refuses one more', (length, _kind, character) => {
    expect(encodeQr(character.repeat(length), level)).toMatchObject({
      ok: true,
      value: { version: 40, side: 177 },
    })
    expect(encodeQr(character.repeat(length + 1), level)).toMatchObject({
      ok: false,
      error: { code: 'too-big', bytes: length + 1 },
    })
  })
})

test.each([
  ['L', 17],
  ['M', 14],
  ['Q', 11],
  ['H', 7],
] as const)(
  'QR-08: at level %s %i bytes fit version 1, one more takes version 2',
  (level, bytes) => {
    expect(encodeQr('a'.repeat(bytes), level)).toMatchObject({ value: { version: 1, side: 21 } })
    expect(encodeQr('a'.repeat(bytes + 1), level)).toMatchObject({
      value: { version: 2, side: 25 },
    })
  },
)

test.each(['numeric', 'alphanumeric', 'byte'] as const)(
  'every capacity of %s text takes its version, and one character more the next or none (320 of 960)',
  (mode) => {
    const found = EC_LEVELS.flatMap((level) =>
      VERSIONS.map((version) => {
        const full = SAMPLES[mode].repeat(capacityOf(version, level, mode))
        return [smallestFit(full, level), smallestFit(full + SAMPLES[mode], level)].map(
          (fit) => fit?.version,
        )
      }),
    )
    const expected = EC_LEVELS.flatMap(() =>
      VERSIONS.map((version) => [version, version === 40 ? undefined : version + 1]),
    )
    expect(found).toEqual(expected)
  },
)

test.each([
  [1273, 'H'],
  [1274, 'Q'],
  [1664, 'M'],
  [2331, 'M'],
  [2332, 'L'],
  [2953, 'L'],
  [2954, null],
  [1_000_000, null],
] satisfies [number, EcLevel | null][])(
  'the highest level that holds %i bytes is %s',
  (bytes, level) => {
    expect(highestLevelFor('a'.repeat(bytes))).toBe(level)
  },
)

describe('the bytes left in version 40', () => {
  test.each([
    ['all but the text of a byte segment', 'a'.repeat(331), 'M', 2000],
    ['all but three for a character of three bytes', 'あ', 'H', 1270],
    ['none in a full symbol', 'a'.repeat(2331), 'M', 0],
    ['none for a text that does not fit', 'a'.repeat(2400), 'M', 0],
    ['none behind a symbol full of digits', '7'.repeat(7089), 'L', 0],
  ] as const)('are %s', (_, text, level, bytes) => {
    expect(bytesLeftAfter(text, level)).toBe(bytes)
  })

  test.each(['12345678901234567890', 'HELLO WORLD', 'Order 000123456789', 'é'])(
    'behind %s fit, and one more does not',
    (text) => {
      const left = bytesLeftAfter(text, 'Q')
      expect(smallestFit(text + 'x'.repeat(left), 'Q')?.version).toBe(40)
      expect(smallestFit(text + 'x'.repeat(left + 1), 'Q')).toBeNull()
    },
  )
})
