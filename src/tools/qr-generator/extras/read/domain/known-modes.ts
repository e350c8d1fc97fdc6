import { ALPHANUMERIC as CHARACTERS } from '../../../domain/segments'

// Mode indicators, ISO/IEC 18004 Table 2.
const NUMERIC = 0b0001
const ALPHANUMERIC = 0b0010
const BYTE = 0b0100
const KANJI = 0b1000
const ECI = 0b0111

interface Mode {
  /** Length of the character count in versions 1-9, 10-26 and 27-40 (Table 3). */
  countBits: number[]
  /** Length of so many characters in bits. */
  widthOf: (count: number) => number
}

const MODES: Readonly<Record<number, Mode>> = {
  [NUMERIC]: { countBits: [10, 12, 14], widthOf: (digits) => Math.ceil((digits * 10) / 3) },
  [ALPHANUMERIC]: {
    countBits: [9, 11, 13],
    widthOf: (characters) => Math.ceil(characters * 5.5),
  },
  [BYTE]: { countBits: [8, 16, 16], widthOf: (bytes) => bytes * 8 },
  [KANJI]: { countBits: [8, 10, 12], widthOf: (characters) => characters * 13 },
}

/** States the encoding of the bytes behind it (§7.4.3): the mode, and 7, 14 or 21 bits of number. */
const ECI_HEADER = /0111(?:0.{7}|10.{14}|110.{21})/y

/** One of several symbols that hold a text together (§8): its place from 0, and how many there are, less one. */
const PART_HEADER = /0011(.{4})(.{4}).{8}/y
/** The text is one of GS1 (§7.4.8.2), or of an industry, whose number follows (§7.4.8.3). */
const FNC1_HEADER = /0101|1001(.{8})/y

// ECI numbers (AIM ITS/04-023).
/** Beyond ASCII no browser decodes it. */
const CODE_PAGE_437 = 2
const ISO_8859_1 = 3
const SHIFT_JIS = 20
const UTF_8 = 26
/** A part of UTF-8. */
const US_ASCII = 27
const GB_2312 = 29
/** GB 2312 and more: a decoder of either reads both. */
const GB_18030 = 32

const inBits = (value: number, width: number) => value.toString(2).padStart(width, '0')

const modeBits = (mode: number) => inBits(mode, 4)

/** @param encoding an ECI number under 128 */
const eciHeader = (encoding: number) => modeBits(ECI) + inBits(encoding, 8)

/** Encodings that a reader does not know by their numbers, as one that it knows. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  [eciHeader(CODE_PAGE_437)]: eciHeader(UTF_8),
  [eciHeader(US_ASCII)]: eciHeader(UTF_8),
  [eciHeader(GB_18030)]: eciHeader(GB_2312),
}

/** Two letters of Shift JIS in a row. One alone may be the apostrophe of Windows-1252 and the letter behind it. */
const SHIFT_JIS_LETTERS = /(?:[\x81-\x9f][\x40-\x7e\x80-\xfc]){2}/

/** @param bytes each as the letter of its code */
function isUtf8(bytes: string): boolean {
  const escaped = Array.from(
    bytes,
    (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
  try {
    decodeURIComponent(escaped.join(''))
    return true
  } catch {
    return false
  }
}

/** Two bytes of Shift JIS for 13 bits (§7.4.6). */
function shiftJisOf(bits: string): string {
  const kanji = Number.parseInt(bits, 2)
  const packed = Math.floor(kanji / 0xc0) * 0x100 + (kanji % 0xc0)
  return inBits(packed + (packed < 0x1f00 ? 0x8140 : 0xc140), 16)
}

const lettersIn = (bits: string) =>
  bits.replace(/.{8}/g, (byte) => String.fromCharCode(Number.parseInt(byte, 2)))

const bytesIn = (bits: string) =>
  Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2))

/** The characters of a segment: 11 bits for two of them, 6 for the last. */
const alphanumericOf = (bits: string) =>
  (bits.match(/.{11}|.{6}/g) ?? [])
    .map((pair) => {
      const value = Number.parseInt(pair, 2)
      const [first, last] = [CHARACTERS[Math.floor(value / 45)], CHARACTERS[value % 45]]
      return pair.length === 6 ? last : `${first}${last}`
    })
    .join('')

/** Beside FNC1 a percent sign ends a field, as the separator of groups does elsewhere; two are one of the text. */
const withSeparators = (text: string) =>
  text.replace(/%%?/g, (signs) => (signs === '%' ? '\u001d' : '%'))

/** The number of an industry is two digits or a letter, and begins the text. */
const industryOf = (value: number) =>
  value < 100 ? String(value).padStart(2, '0') : String.fromCharCode(value - 100)

/** What the header of a symbol states of its text. */
export interface SymbolNote {
  /** It is one of GS1, of goods and parcels. */
  isGs1?: true
  /** It is a part of one, from 1. */
  part?: { place: number; count: number }
}

/** 200 bytes at most, of which a count of 8 bits is enough: no kanji, of two bytes, is cut. */
const SEGMENT = /.{1,1600}/g

/**
 * The data of a symbol for a reader that knows neither kanji, some encodings, FNC1 nor parts: each kanji segment is
 * written as bytes of Shift JIS, an encoding as one that it knows, and beside FNC1 characters are written as bytes. Null
 * where the data are not as the standard has them.
 * @param encoding of bytes that state none, as an ECI number
 */
function inKnownModes(data: Uint8Array, version: number, encoding: number) {
  const bits = Array.from(data, (byte) => inBits(byte, 8)).join('')
  const range = version < 10 ? 0 : version < 27 ? 1 : 2
  const byteCountBits = MODES[BYTE]?.countBits[range] ?? 0
  const inBytes = (bytes: string) =>
    (bytes.match(SEGMENT) ?? [])
      .map((some) => modeBits(BYTE) + inBits(some.length / 8, byteCountBits) + some)
      .join('')
  const textInBytes = (text: string) =>
    inBytes(Array.from(text, (sign) => inBits(sign.charCodeAt(0), 8)).join(''))
  let eci = eciHeader(encoding)
  let plain = eci
  let hasKanji = false
  let hasFnc1 = false
  let unstated = ''
  const note: SymbolNote = {}
  for (let at = 0; at + 4 <= bits.length && !bits.startsWith('0000', at);) {
    const headerOf = (pattern: RegExp) => {
      pattern.lastIndex = at
      return pattern.exec(bits) ?? []
    }
    const [stated] = headerOf(ECI_HEADER)
    const [part, place = '', last = ''] = headerOf(PART_HEADER)
    const [fnc1, industry] = headerOf(FNC1_HEADER)
    const mode = Number.parseInt(bits.slice(at, at + 4), 2)
    const { countBits, widthOf } = MODES[mode] ?? {}
    const start = at + 4 + (countBits?.[range] ?? 0)
    const count = Number.parseInt(bits.slice(at + 4, start), 2)
    const header = stated ?? part ?? fnc1
    const end = header ? at + header.length : start + (widthOf?.(count) ?? Number.NaN)
    if (!(end <= bits.length)) return null
    if (part) {
      note.part = { place: Number.parseInt(place, 2) + 1, count: Number.parseInt(last, 2) + 1 }
    } else if (fnc1) {
      hasFnc1 = true
      if (industry === undefined) note.isGs1 = true
      else plain += textInBytes(industryOf(Number.parseInt(industry, 2)))
    } else if (mode === KANJI) {
      const bytes = bits.slice(start, end).replace(/.{13}/g, shiftJisOf)
      // The bytes that follow have the encoding from before.
      plain += eciHeader(SHIFT_JIS) + inBytes(bytes) + eci
      hasKanji = true
    } else if (stated) {
      eci = KNOWN_AS[stated] ?? stated
      plain += eci
    } else if (hasFnc1 && mode === ALPHANUMERIC) {
      plain += textInBytes(withSeparators(alphanumericOf(bits.slice(start, end))))
    } else {
      if (mode === BYTE && eci === eciHeader(encoding))
        unstated += lettersIn(bits.slice(start, end))
      plain += bits.slice(at, end)
    }
    at = end
  }
  return { data: bytesIn(plain), note, hasKanji, unstated }
}

/**
 * What a symbol holds, in the modes that a reader knows, the likeliest first: bytes that state no encoding are UTF-8 to
 * most writers, Shift JIS to those of Japan, and else ISO 8859-1, which browsers decode as Windows-1252.
 */
export function readingsOf(data: Uint8Array, version: number) {
  const first = inKnownModes(data, version, UTF_8)
  if (!first) return []
  const { hasKanji, unstated } = first
  if (isUtf8(unstated)) return [first]
  const isJapanese = hasKanji || SHIFT_JIS_LETTERS.test(unstated)
  const others = isJapanese ? [SHIFT_JIS, ISO_8859_1] : [ISO_8859_1]
  return [first, ...others.flatMap((encoding) => inKnownModes(data, version, encoding) ?? [])]
}
