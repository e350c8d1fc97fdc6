import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallestFit } from '../../../src/tools/qr-generator/domain/capacity'
import { segmentText } from '../../../src/tools/qr-generator/domain/segments'
import { EC_LEVELS } from '../../../src/tools/qr-generator/domain/settings'
import { nayukiBits, nayukiVersion } from '../../support/nayuki'
import { isNightly } from '../../support/nightly'
import { shortestByTrial } from '../../support/shortest-by-trial'

interface LibrarySegment {
  getBitsLength(): number
  mode: { ccBits: [number, number, number] }
}
// The library's own splitter has no types: this is what it returns.
const library = createRequire(import.meta.url)('qrcode/lib/core/segments') as {
  fromString(text: string, version: number): LibrarySegment[]
}

// First and last version of each range, with its place in the lists of header lengths.
const RANGES = [
  { version: 1, range: 0 },
  { version: 9, range: 0 },
  { version: 10, range: 1 },
  { version: 26, range: 1 },
  { version: 27, range: 2 },
  { version: 40, range: 2 },
] as const

const stretch = (symbols: string, maxLength: number) =>
  fc.array(fc.constantFrom(...symbols), { minLength: 1, maxLength }).map((parts) => parts.join(''))

/** Stretches of digits, capitals and other text, as in links, phone numbers and serial numbers. */
const mixedText = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        stretch('0123456789', maxLength),
        stretch('ABCXYZ $%*+-./:', maxLength),
        stretch('abcxyz;?=&_~,#', maxLength),
        fc.constantFrom('é', 'あ', '👋'),
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join(''))

test('the segments put together are the text', () => {
  fc.assert(
    fc.property(mixedText(20), fc.constantFrom(...RANGES), (text, { version }) => {
      const { segments } = segmentText(text, version)
      expect(segments.map(({ data }) => data).join('')).toBe(text)
    }),
  )
})

test('the bits are those the second encoder counts for the same segments', () => {
  fc.assert(
    fc.property(mixedText(20), fc.constantFrom(...RANGES), (text, { version }) => {
      const { segments, bits } = segmentText(text, version)
      expect(bits).toBe(nayukiBits(segments, version))
    }),
  )
})

test("the bits are never more than the library's own segments take", () => {
  fc.assert(
    fc.property(mixedText(20), fc.constantFrom(...RANGES), (text, { version, range }) => {
      const theirs = library
        .fromString(text, version)
        .reduce((sum, segment) => sum + 4 + segment.mode.ccBits[range] + segment.getBitsLength(), 0)
      expect(segmentText(text, version).bits).toBeLessThanOrEqual(theirs)
    }),
    { numRuns: 300 },
  )
})

test('the bits of a short text are the fewest of all ways to cut it', () => {
  // The trial takes three times as long for each further character.
  const length = isNightly ? 9 : 8
  const shortText = fc.oneof(
    stretch('0123ABab', length),
    mixedText(4).filter((text) => text.length <= length),
  )
  fc.assert(
    fc.property(shortText, fc.constantFrom(...RANGES), (text, { version, range }) => {
      expect(segmentText(text, version).bits).toBe(shortestByTrial(text, range))
    }),
    { numRuns: 300 },
  )
})

test('the version is the smallest that the second encoder finds for the same segments', () => {
  fc.assert(
    fc.property(mixedText(120), fc.constantFrom(...EC_LEVELS), (text, level) => {
      const fit = smallestFit(text, level)
      fc.pre(fit !== null)
      expect(fit.version).toBe(nayukiVersion(fit.segments, level))
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['http://example.com/0123456789012345', ['byte', 'numeric']],
  ['AB12345678901234567890', ['alphanumeric', 'numeric']],
  ['0123456789', ['numeric']],
  ['AC-42', ['alphanumeric']],
  ['a1', ['byte']],
  ['x👋1', ['byte']],
])('%s is cut into %j in versions 1 to 9', (text, modes) => {
  expect(segmentText(text, 9).segments.map(({ mode }) => mode)).toEqual(modes)
})

test('tel:+1234567890 at M fits version 1, as the digits stand apart', () => {
  expect(smallestFit('tel:+1234567890', 'M')?.version).toBe(1)
})
