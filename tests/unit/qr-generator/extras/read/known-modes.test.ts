import qrcodegen from 'nayuki-qr-code-generator'
import { expect, test } from 'vitest'
import type { Picture } from '#lib/picture'
import { codesIn, textsIn } from '../../../../support/qr-reader'

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
    expect(await textsIn(photoOf(segments, version), LIMIT_MS)).toEqual([text])
  }
})

test('text that is stated to be US-ASCII, ECI 27, is read', async () => {
  const segments = [QrSegment.makeEci(27), utf8('https://example.com'), utf8('/a')]
  expect(await textsIn(photoOf(segments, 3), LIMIT_MS)).toEqual(['https://example.com/a'])
})

// AIM ITS/04-023: GB 18030, of which 你 is C4 E3 in GB 2312 too.
test('text that is stated to be GB 18030, ECI 32, is read', async () => {
  const segments = [QrSegment.makeEci(32), bytes(0xc4, 0xe3)]
  expect(await textsIn(photoOf(segments, 3), LIMIT_MS)).toEqual(['你'])
})

// AIM ITS/04-023: code page 437 has the letters of ASCII, and no browser decodes its others.
test('QR-60: of text that is stated to be code page 437, ECI 2, that in ASCII is read', async () => {
  const ascii = [QrSegment.makeEci(2), utf8('https://example.com')]
  expect(await textsIn(photoOf(ascii, 3), LIMIT_MS)).toEqual(['https://example.com'])
  const german = [QrSegment.makeEci(2), bytes(0x81)]
  expect(await textsIn(photoOf(german, 3), LIMIT_MS)).toEqual(['\ufffd'])
})

// ISO/IEC 18004, table 7, level L; counts of bytes have 8 bits up to version 9.
test.each([
  [9, 141],
  [40, 1817],
])('as many kanji as a code of version %i holds are read: %i', async (version, count) => {
  const all = Array.from({ length: count }, () => MEI)
  expect(await textsIn(photoOf([kanji(...all)], version), LIMIT_MS)).toEqual(['茗'.repeat(count)])
})

/** A segment of a mode that the encoder lacks, with what stands behind its four bits (ISO/IEC 18004 Table 2). */
function header(modeBits: number, data = '') {
  // The constructor of modes is private; such a mode has what that of the others has.
  const mode: typeof QrSegment.Mode.ECI = Object.assign(
    Object.create(Object.getPrototypeOf(QrSegment.Mode.ECI)),
    { modeBits, numBitsCharCount: [0, 0, 0] },
  )
  return new QrSegment(mode, 0, Array.from(data, Number))
}

const GS1 = header(0b0101)
/** A part of several symbols: its place and the last one's, from 0, and a parity. */
const partOf = (place: string, last: string) => header(0b0011, `${place}${last}01011010`)

test.each([
  ['kanji that end early', new QrSegment(QrSegment.Mode.KANJI, 100, Array.from(TEN, Number))],
  // GB/T 18284: Chinese characters.
  ['a mode that is not of the standard', header(0b1101, '0001')],
])('QR-60: a code with %s is found, and has no text', async (_, segment) => {
  expect(await codesIn(photoOf([segment], 1), LIMIT_MS)).toEqual([{ text: null }])
})

// GS1 General Specifications 5.5.3 and ISO/IEC 18004 §7.4.8.2: % ends a field, %% is a percent sign.
test.each([
  [
    '01095011015300031714070410AB-123\u001d2150%',
    [
      QrSegment.makeNumeric('010950110153000317140704'),
      QrSegment.makeAlphanumeric('10AB-123%2150%%'),
    ],
  ],
  ['10ab\u001d21é', [utf8('10ab\u001d21é')]],
  [`21${'A'.repeat(300)}`, [QrSegment.makeAlphanumeric(`21${'A'.repeat(300)}`)]],
])('QR-60: a GS1 code is read: %s', async (text, segments) => {
  for (const version of [9, 10, 40]) {
    const found = await codesIn(photoOf([GS1, ...segments], version), LIMIT_MS)
    expect(found).toEqual([{ text, isGs1: true }])
  }
})

// ISO/IEC 18004 §7.4.8.3: two digits, or a letter by its code and 100.
test.each([
  ['00100101', '37AA1234B'],
  ['10100101', 'AAA1234B'],
])('QR-60: a code of an industry, %s, begins with its number', async (bits, text) => {
  const segments = [header(0b1001, bits), QrSegment.makeAlphanumeric('AA1234B')]
  expect(await codesIn(photoOf(segments, 2), LIMIT_MS)).toEqual([{ text }])
})

test('QR-60: a part of a text over several codes is read as that part', async () => {
  const whole = new TextEncoder().encode('Grüße')
  const parts: [string, InstanceType<typeof QrSegment>][] = [
    ['Gr\ufffd', bytes(...whole.slice(0, 3))],
    ['\ufffdße', bytes(...whole.slice(3))],
    ['点', kanji(TEN)],
  ]
  for (const [at, [text, segment]] of parts.entries()) {
    const place = at.toString(2).padStart(4, '0')
    const found = await codesIn(photoOf([partOf(place, '0010'), segment], 2), LIMIT_MS)
    expect(found).toEqual([{ text, part: { place: at + 1, count: 3 } }])
  }
})

test('QR-60: a part in ISO 8859-1 is not taken for one in Shift JIS', async () => {
  const segments = [partOf('0000', '0001'), bytes(0x43, 0x72, 0xe8, 0x6d, 0x65)]
  const found = await codesIn(photoOf(segments, 2), LIMIT_MS)
  expect(found).toEqual([{ text: 'Crème', part: { place: 1, count: 2 } }])
})

/** Pictures of one size side by side. */
function beside(...photos: Picture[]): Picture {
  const [{ widthPx, heightPx } = { widthPx: 0, heightPx: 0 }] = photos
  const rowPx = widthPx * photos.length
  const rgba = new Uint8ClampedArray(rowPx * heightPx * 4)
  for (const [column, photo] of photos.entries()) {
    for (let y = 0; y < heightPx; y++) {
      const row = photo.rgba.subarray(y * widthPx * 4, (y + 1) * widthPx * 4)
      rgba.set(row, (y * rowPx + column * widthPx) * 4)
    }
  }
  return { widthPx: rowPx, heightPx, rgba }
}

test('QR-60: codes of one text beside each other are two where their headers differ', async () => {
  const segment = QrSegment.makeAlphanumeric('ABAB')
  const photos = [
    [partOf('0000', '0001'), segment],
    [partOf('0001', '0001'), segment],
    [GS1, segment],
    [segment],
    [segment],
  ].map((segments) => photoOf(segments, 2))
  const found = await codesIn(beside(...photos), LIMIT_MS)
  expect(found).toHaveLength(4)
  expect(found).toEqual(
    expect.arrayContaining([
      { text: 'ABAB', part: { place: 1, count: 2 } },
      { text: 'ABAB', part: { place: 2, count: 2 } },
      { text: 'ABAB', isGs1: true },
      { text: 'ABAB' },
    ]),
  )
})
