import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBarcodes } from 'zxing-wasm/reader'
import {
  bytesLeftAfter,
  highestLevelFor,
  smallestFit,
} from '../../../src/tools/qr-generator/domain/capacity'
import { encodeQr } from '../../../src/tools/qr-generator/domain/encode'
import { checkScan } from '../../../src/tools/qr-generator/extras/read-back/domain/scan-check'
import { makePng, renderCode } from '../../../src/tools/qr-generator/domain/render'
import { segmentText } from '../../../src/tools/qr-generator/domain/segments'
import { DEFAULT_SETTINGS } from '../../../src/tools/qr-generator/domain/settings'
import { rowMaker } from '../../../src/tools/qr-generator/extras/batch/domain/batch'
import { nayukiBits, nayukiModules, nayukiVersion } from '../../support/nayuki'
import { readPngWithZxing } from '../../support/qr-decoders'
import { drawMatrix, valueOf } from '../../support/qr-pictures'
import { ADAPTERS } from '../../support/qr-styles'
import { hasZbar, zbar } from '../../support/zbar'

/** Without a mark zbar 0.23.92 takes the first six for Big5, Shift JIS or ISO 8859-1. */
const TEXTS = [
  'Café',
  'Müller',
  '日本',
  '你好',
  'WIFI:T:WPA;S:Büro;P:größer 12;;',
  '0123456789 é',
  'Привет',
  'مرحبا',
  '👋🌍',
]

const MARKED = { ...DEFAULT_SETTINGS, isUtf8Marked: true }

const pngOf = async (text: string, patch = {}) =>
  valueOf(await makePng({ ...MARKED, text, ...patch }, 512, ADAPTERS))

/** What zxing reads, and whether an ECI header was there. */
async function readMark(png: Uint8Array) {
  await readPngWithZxing(png)
  const [found] = await readBarcodes(png, { formats: ['QRCode'], textMode: 'Plain' })
  return { text: found?.text, hasECI: found?.hasECI }
}

test.each(TEXTS)('QR-93: %s is stated to be UTF-8 where that is chosen', async (text) => {
  expect(await readMark(await pngOf(text))).toEqual({ text, hasECI: true })
  const unmarked = await readMark(await pngOf(text, { isUtf8Marked: false }))
  expect(unmarked).toMatchObject({ hasECI: false })
})

test.skipIf(!hasZbar).each(TEXTS)('zbar reads %s with the mark', async (text) => {
  const bytes = await zbar(await drawMatrix(valueOf(encodeQr(text, 'M', MARKED)), 256))
  expect(Buffer.from(bytes ?? []).toString()).toBe(text)
})

test.each(TEXTS)('the page reads %s with the mark back', async (text) => {
  const adapters = { ...ADAPTERS, pause: async () => {}, isOutdated: () => false }
  expect(await checkScan({ ...MARKED, text }, 256, adapters)).toEqual({ ok: true, value: null })
})

test('QR-93: a text of ASCII needs no mark', () => {
  const symbol = encodeQr('https://example.com', 'M')
  expect(encodeQr('https://example.com', 'M', MARKED)).toEqual(symbol)
})

const text = fc
  .array(fc.constantFrom('0123456789', 'ABC', 'abc', 'é', '日', '👋', ' '), { minLength: 1 })
  .map((parts) => parts.join(''))

test('with the mark bits, version and symbol are those of the second encoder', () => {
  fc.assert(
    fc.property(text, (typed) => {
      fc.pre(typed.trim() !== '')
      const fit = smallestFit(typed, 'M', true)
      fc.pre(fit !== null)
      const { version, segments } = fit
      expect(version).toBe(nayukiVersion(segments, 'M'))
      expect(segmentText(typed, version, true).bits).toBe(nayukiBits(segments, version))
      const forced = { version, mask: 3 }
      expect(valueOf(encodeQr(typed, 'M', { ...forced, isUtf8Marked: true })).dark).toEqual(
        nayukiModules(segments, { ...forced, level: 'M' }),
      )
    }),
    { numRuns: 60 },
  )
})

// Version 1 at M holds 128 bits: 12 of header, and 14 bytes; 12 of mark leave 13 bytes.
test('the mark takes 12 bits of the room', async () => {
  const [full, shorter] = ['é'.repeat(7), 'é'.repeat(6)]
  expect(smallestFit(full, 'M')?.version).toBe(1)
  expect(smallestFit(full, 'M', true)?.version).toBe(2)
  expect(smallestFit(shorter, 'M', true)?.version).toBe(1)
  // Version 40 at H holds 1,273 bytes behind a header of 20 bits, with 4 bits to spare; so it does at M.
  expect(bytesLeftAfter(full, 'M', true)).toBe(bytesLeftAfter(full, 'M') - 1)
  const longest = `${'é'.repeat(636)}x`
  expect(highestLevelFor(longest)).toBe('H')
  expect(highestLevelFor(longest, true)).toBe('Q')
  expect(encodeQr(longest, 'H', MARKED)).toMatchObject({ error: { code: 'too-big', fitsAt: 'Q' } })
  const { figures } = valueOf(await renderCode({ ...MARKED, text: full }, ADAPTERS))
  expect(figures).toMatchObject({ version: 2, bytesLeft: bytesLeftAfter(full, 'M', true) })
})

test('QR-93: the codes of a batch are marked, too', async () => {
  const make = await rowMaker(MARKED, { kind: 'png' }, ADAPTERS)
  const rows = [{ line: 1, text: 'Café', name: '' }]
  const { bytes } = await make({ from: 0, rows, isLatin: true })
  expect(await readMark(bytes)).toEqual({ text: 'Café', hasECI: true })
})
