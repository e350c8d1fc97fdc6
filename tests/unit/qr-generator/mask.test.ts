import { create } from 'qrcode'
import { describe, expect, test } from 'vitest'
import { encodeQr } from '../../../src/tools/qr-generator/domain/encode'
import { chooseMask, applyMask } from '../../../src/tools/qr-generator/domain/mask'
import { EC_LEVELS, type EcLevel } from '../../../src/tools/qr-generator/domain/settings'
import { isNightly } from '../../support/nightly'
import { plainPenalty, toRows } from '../../support/plain-penalty'
import { capacityOf, payload } from '../../support/qr-payload'
import { valueOf } from '../../support/qr-pictures'

const VERSIONS = Array.from({ length: 40 }, (_, i) => i + 1)
// With one to six words in a line, and the first and the last of each range of header lengths.
const SOME_VERSIONS = [1, 3, 4, 9, 10, 12, 20, 26, 27, 28, 40]
const MASKS = [0, 1, 2, 3, 4, 5, 6, 7]

/** Each night every version at every level; else each at one of them: a level changes codewords, no mask. */
const versionsAt = (level: EcLevel) =>
  VERSIONS.filter((_, at) => isNightly || at % EC_LEVELS.length === EC_LEVELS.indexOf(level))

const fullText = (version: number, level: EcLevel) =>
  payload(capacityOf(version, level, 'byte'), 'byte', version)

const libraryModules = (text: string, level: EcLevel, maskPattern: number, version?: number) =>
  create(text, { errorCorrectionLevel: level, maskPattern, ...(version && { version }) }).modules

/** Penalties of the eight symbols that the library makes, as the standard words them. */
const penalties = (text: string, level: EcLevel, version?: number) =>
  MASKS.map((mask) => {
    const { data, size } = libraryModules(text, level, mask, version)
    return plainPenalty(toRows(data, size))
  })

const leastOf = (points: readonly number[]) => points.indexOf(Math.min(...points))

describe.each(EC_LEVELS)('at level %s', (level) => {
  test('a symbol changed from mask 0 is the one the library makes with that mask, 8 masks x versions from 1 to 40', () => {
    const differing = versionsAt(level).flatMap((version) => {
      const text = fullText(version, level)
      const symbol = libraryModules(text, level, 0, version)
      return MASKS.filter((mask) => {
        const wanted = libraryModules(text, level, mask, version).data
        return Buffer.compare(applyMask(symbol, mask), wanted) !== 0
      }).map((mask) => `version ${version}, mask ${mask}`)
    })
    expect(differing).toEqual([])
  }, 120_000)

  test('the chosen mask has the least penalty of the standard', () => {
    const chosen = SOME_VERSIONS.map((version) =>
      chooseMask(libraryModules(fullText(version, level), level, 0, version)),
    )
    const least = SOME_VERSIONS.map((version) =>
      leastOf(penalties(fullText(version, level), level, version)),
    )
    expect(chosen).toEqual(least)
  }, 120_000)
})

test.each([
  ['tie 82', 0, 2],
  ['tie 84', 2, 3],
])('of equal penalties the lowest mask is chosen: %s has %i before %i', (text, lower, higher) => {
  const points = penalties(text, 'M')
  expect(points[lower]).toBe(Math.min(...points))
  expect(points[higher]).toBe(points[lower])
  expect(chooseMask(libraryModules(text, 'M', 0))).toBe(lower)
})

test('a symbol without a forced mask has the chosen one', () => {
  const text = 'https://example.com'
  const mask = leastOf(penalties(text, 'M'))
  const encoded = valueOf(encodeQr(text, 'M'))
  expect(encoded).toEqual(valueOf(encodeQr(text, 'M', { mask })))
  expect(Buffer.compare(encoded.dark, libraryModules(text, 'M', mask).data)).toBe(0)
})

test('a symbol is left as it was when another mask is tried', () => {
  const symbol = libraryModules('AC-42', 'Q', 0)
  const before = symbol.data.slice()
  expect(applyMask(symbol, 5)).not.toEqual(before)
  expect(symbol.data).toEqual(before)
})
