// Numbers of modes, ISO/IEC 18004 Table 2.
const ECI_MODE = '0111'
const BYTE_MODE = '0100'
const KANJI = 8

/** Bits of a count of characters in versions to 9, to 26 and to 40 (Table 3), and of the characters. */
const MODES: Readonly<Record<number, { countBits: number[]; widthOf: (count: number) => number }>> =
  {
    1: { countBits: [10, 12, 14], widthOf: (digits) => Math.ceil((digits * 10) / 3) },
    2: { countBits: [9, 11, 13], widthOf: (characters) => Math.ceil(characters * 5.5) },
    4: { countBits: [8, 16, 16], widthOf: (bytes) => bytes * 8 },
    [KANJI]: { countBits: [8, 10, 12], widthOf: (characters) => characters * 13 },
  }

/** States the encoding of the bytes behind it (§7.4.3): 7, 14 or 21 bits of number. */
const ECI = /0111(?:0.{7}|10.{14}|110.{21})/y

export const SHIFT_JIS = 20
export const UTF_8 = 26
/** A part of UTF-8. */
const US_ASCII = 27

const inBits = (value: number, width: number) => value.toString(2).padStart(width, '0')

const eciOf = (encoding: number) => ECI_MODE + inBits(encoding, 8)

/** Two bytes of Shift JIS for 13 bits (§7.4.6). */
function shiftJisOf(bits: string): string {
  const kanji = Number.parseInt(bits, 2)
  const packed = Math.floor(kanji / 0xc0) * 0x100 + (kanji % 0xc0)
  return inBits(packed + (packed < 0x1f00 ? 0x8140 : 0xc140), 16)
}

/**
 * The data of a symbol with each kanji segment written as bytes of Shift JIS, for a reader without kanji or US-ASCII;
 * null where there is neither, or where the data are not as the standard has them.
 * @param encoding of bytes that state none, as an ECI number
 */
export function inKnownModes(data: Uint8Array, version: number, encoding: number) {
  const bits = Array.from(data, (byte) => inBits(byte, 8)).join('')
  const size = version < 10 ? 0 : version < 27 ? 1 : 2
  const byteCountBits = MODES[4]?.countBits[size] ?? 0
  let eci = eciOf(encoding)
  let plain = eci
  let isChanged = false
  for (let at = 0; at + 4 <= bits.length && !bits.startsWith('0000', at);) {
    ECI.lastIndex = at
    const [stated] = ECI.exec(bits) ?? []
    const mode = Number.parseInt(bits.slice(at, at + 4), 2)
    const { countBits, widthOf } = MODES[mode] ?? {}
    const start = at + 4 + (countBits?.[size] ?? 0)
    const count = Number.parseInt(bits.slice(at + 4, start), 2)
    const end = stated ? at + stated.length : start + (widthOf?.(count) ?? Number.NaN)
    if (!(end <= bits.length)) return null
    if (mode === KANJI) {
      isChanged = true
      const bytes = bits.slice(start, end).replace(/.{13}/g, shiftJisOf)
      plain += eciOf(SHIFT_JIS) + BYTE_MODE + inBits(count * 2, byteCountBits) + bytes + eci
    } else if (stated === eciOf(US_ASCII)) {
      isChanged = true
      eci = eciOf(UTF_8)
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
