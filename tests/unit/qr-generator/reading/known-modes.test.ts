import qrcodegen from 'nayuki-qr-code-generator'
import { expect, test } from 'vitest'
import type { Picture } from '#lib/picture'
import { readCodes } from '../../../../src/tools/qr-generator/domain/reading/read-codes'

const LIMIT_MS = 20_000

const { QrCode, QrSegment } = qrcodegen

// The examples of ISO/IEC 18004 §7.4.6.
const TEN = '0110110011111'
const MEI = '1101010101010'

const kanji = (...characters: string[]) =>
  new QrSegment(QrSegment.Mode.KANJI, characters.length, Array.from(characters.join(''), Number))

const bytes = (...values: number[]) => QrSegment.makeBytes(values)
const utf8 = (text: string) => bytes(...new TextEncoder().encode(text))

/** The second encoder's symbol in modules of 3 px, with a margin of 4. */
function photoOf(segments: InstanceType<typeof QrSegment>[], version: number): Picture {
  const code = QrCode.encodeSegments(segments, QrCode.Ecc.LOW, version, version)
  const sidePx = (code.size + 8) * 3
  const words = new Uint32Array(sidePx * sidePx).map((_, at) => {
    const [x, y] = [at % sidePx, Math.floor(at / sidePx)].map((px) => Math.floor(px / 3) - 4)
    return code.getModule(x ?? 0, y ?? 0) ? 0xff000000 : 0xffffffff
  })
  return { widthPx: sidePx, heightPx: sidePx, rgba: new Uint8ClampedArray(words.buffer) }
}

test.each([
  ['点茗', [kanji(TEN, MEI)]],
  [
    '点A1茗23',
    [kanji(TEN), QrSegment.makeAlphanumeric('A1'), kanji(MEI), QrSegment.makeNumeric('23')],
  ],
  ['1234点ABC', [QrSegment.makeNumeric('1234'), kanji(TEN), QrSegment.makeAlphanumeric('ABC')]],
  ['é点😀', [utf8('é'), kanji(TEN), utf8('😀')]],
  ['é点é', [QrSegment.makeEci(3), bytes(0xe9), kanji(TEN), bytes(0xe9)]],
  // Half-width katakana, which kanji mode has not.
  ['ｱ点', [bytes(0xb1), kanji(TEN)]],
  ['é点A', [utf8('é'), kanji(TEN), QrSegment.makeEci(27), utf8('A')]],
])('kanji are read beside other modes: %s', async (text, segments) => {
  // One of each width of the counts.
  for (const version of [1, 9, 10, 26, 27, 40]) {
    expect(await readCodes(photoOf(segments, version), LIMIT_MS)).toEqual([text])
  }
})

test('text that is stated to be US-ASCII, ECI 27, is read', async () => {
  const segments = [QrSegment.makeEci(27), utf8('https://example.com'), utf8('/a')]
  expect(await readCodes(photoOf(segments, 3), LIMIT_MS)).toEqual(['https://example.com/a'])
})

test('as many kanji as a code holds are read', async () => {
  const all = Array.from({ length: 1817 }, () => MEI)
  expect(await readCodes(photoOf([kanji(...all)], 40), LIMIT_MS)).toEqual(['茗'.repeat(1817)])
})

test('kanji that end early, and modes that are none, are no text', async () => {
  const cut = new QrSegment(QrSegment.Mode.KANJI, 100, Array.from(TEN, Number))
  expect(await readCodes(photoOf([cut], 1), LIMIT_MS)).toEqual([])
})
