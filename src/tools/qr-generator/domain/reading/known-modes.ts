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

// ECI numbers (AIM ITS/04-023).
export const SHIFT_JIS = 20
export const UTF_8 = 26
/** A part of UTF-8. */
const US_ASCII = 27

const inBits = (value: number, width: number) => value.toString(2).padStart(width, '0')

const modeBits = (mode: number) => inBits(mode, 4)

/** @param encoding an ECI number under 128 */
const eciHeader = (encoding: number) => modeBits(ECI) + inBits(encoding, 8)

/** Two bytes of Shift JIS for 13 bits (§7.4.6). */
function shiftJisOf(bits: string): string {
  const kanji = Number.parseInt(bits, 2)
  const packed = Math.floor(kanji / 0xc0) * 0x100 + (kanji % 0xc0)
  return inBits(packed + (packed < 0x1f00 ? 0x8140 : 0xc140), 16)
}

/**
 * The data of a symbol for a reader that has neither kanji nor US-ASCII: each kanji segment is written as bytes of
 * Shift JIS, and what is stated to be US-ASCII is stated to be UTF-8. Null where there is neither, or where the data
 * are not as the standard has them.
 * @param encoding of bytes that state none, as an ECI number
 */
export function inKnownModes(data: Uint8Array, version: number, encoding: number) {
  const bits = Array.from(data, (byte) => inBits(byte, 8)).join('')
  const range = version < 10 ? 0 : version < 27 ? 1 : 2
  const byteCountBits = MODES[BYTE]?.countBits[range] ?? 0
  let eci = eciHeader(encoding)
  let plain = eci
  let isChanged = false
  for (let at = 0; at + 4 <= bits.length && !bits.startsWith('0000', at);) {
    ECI_HEADER.lastIndex = at
    const [stated] = ECI_HEADER.exec(bits) ?? []
    const mode = Number.parseInt(bits.slice(at, at + 4), 2)
    const { countBits, widthOf } = MODES[mode] ?? {}
    const start = at + 4 + (countBits?.[range] ?? 0)
    const count = Number.parseInt(bits.slice(at + 4, start), 2)
    const end = stated ? at + stated.length : start + (widthOf?.(count) ?? Number.NaN)
    if (!(end <= bits.length)) return null
    if (mode === KANJI) {
      isChanged = true
      const bytes = bits.slice(start, end).replace(/.{13}/g, shiftJisOf)
      plain += eciHeader(SHIFT_JIS) + modeBits(BYTE) + inBits(count * 2, byteCountBits) + bytes
      // The bytes that follow have the encoding from before.
      plain += eci
    } else if (stated === eciHeader(US_ASCII)) {
      isChanged = true
      eci = eciHeader(UTF_8)
      plain += eci
    } else {
      eci = stated ?? eci
      plain += bits.slice(at, end)
    }
    at = end
  }
  const bytes = plain.match(/.{1,8}/g) ?? []
  return isChanged
    ? Uint8Array.from(bytes, (byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
    : null
}
