import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EC_LEVELS } from '../../../src/tools/qr-generator/domain/settings'
import { SAMPLES } from '../../../src/tools/qr-generator/domain/templates'
import { isNightly } from '../../support/nightly'
import { jsqr, readWithZxing, zxing } from '../../support/qr-decoders'
import { drawText } from '../../support/qr-pictures'
import { hasZbar, zbar } from '../../support/zbar'

const DECODERS = [
  { name: 'zxing', decode: zxing, present: true },
  { name: 'jsqr', decode: jsqr, present: true },
  { name: 'zbar', decode: zbar, present: hasZbar },
]

const TEXTS: [id: string, text: string][] = [
  ['QR-18', '👋🌍'],
  ['QR-19', '👨‍👩‍👧‍👦 family'],
  ['QR-20', 'こんにちは世界'],
  ['QR-20', '你好，世界'],
  ['QR-20', '안녕하세요'],
  ['QR-20', 'مرحبا بالعالم'],
  ['QR-20', 'Привет мир'],
  ['QR-20', 'café naïve £5 ñ'],
  ['QR-21', 'line1\r\nline2'],
  ['QR-21', 'a\tb'],
  ['QR-21', '\ufeffabc'],
  ['QR-21', 'a\u2028b'],
  ['QR-22', '  lead and trail  '],
  ['QR-38', String.raw`WIFI:T:WPA;S:My\;Net;P:pa\:ss\,w\"ord;;`],
  ...Object.values(SAMPLES).map((text): [string, string] => ['QR-37', text]),
]

for (const { name, decode, present } of DECODERS) {
  describe.skipIf(!present)(`${name} reads the very bytes of`, () => {
    test.each(TEXTS)('%s: %j', async (_, text) => {
      const bytes = await decode(await drawText(text))
      expect(Buffer.from(bytes ?? [])).toEqual(Buffer.from(text))
    })
  })
}

test.each([
  ['QR-16', 'https://example.com', 2],
  ['QR-18', '👋🌍', 1],
  ['QR-19', '👨‍👩‍👧‍👦 family', 3],
] as const)('%s: %s at M is of version %i', async (_, text, version) => {
  expect(await readWithZxing(await drawText(text))).toMatchObject({ version, level: 'M' })
})

// Of each the library's own renderer makes a picture that no decoder reads.
test.each([
  ['QR-11', 256, 1809, 35],
  ['QR-12', 256, 2213, 39],
  ['QR-13', 128, 213, 10],
])(
  '%s: at %i px the file of %i bytes is of version %i and readable',
  async (_, px, size, version) => {
    const text = 'x'.repeat(size)
    const reading = await readWithZxing(await drawText(text, 'M', px))
    expect(reading).toMatchObject({
      version,
      level: 'M',
      bytes: Uint8Array.from(Buffer.from(text)),
    })
  },
)

test.each(EC_LEVELS)(
  'QR-17: the level that a decoder reports for AC-42 is the chosen %s',
  async (level) => {
    expect(await readWithZxing(await drawText('AC-42', level))).toMatchObject({ level })
  },
)

test('any text that has a code is read back byte for byte', async () => {
  const text = fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.stringMatching(/^([0-9]{0,9}[A-Z:$]{0,9}[a-zé]{0,9}){1,6}$/),
    )
    .filter((candidate) => candidate.trim() !== '')
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(...EC_LEVELS), async (sample, level) => {
      const bytes = await zxing(await drawText(sample, level))
      expect(Buffer.from(bytes ?? [])).toEqual(Buffer.from(sample))
    }),
    { numRuns: isNightly ? 500 : 80 },
  )
})
