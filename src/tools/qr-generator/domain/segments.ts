import type { Segment, SegmentMode } from 'qrcode'
import { isAscii, utf8BytesOfUnit } from '#lib/utf8'

interface Segmentation {
  segments: Segment[]
  /** Length of the bit stream, headers included, terminator not. */
  bits: number
  /** The same where the stream ends with a byte segment, possibly empty: further bytes take 8 bits each. */
  openByteBits: number
}

type PerMode = readonly [numeric: number, alphanumeric: number, byte: number]

// A mode's number is its place here.
const MODE_NAMES: readonly SegmentMode[] = ['numeric', 'alphanumeric', 'byte']

// ISO/IEC 18004:2015 Table 5.
export const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

// Three digits take 10 bits and two alphanumeric characters 11: in sixths of a bit every character
// has a whole price, and a segment's length is its sum rounded up to a bit.
const SIXTHS = 6
const DIGIT_SIXTHS = 20
const ALPHANUMERIC_SIXTHS = 33
const BYTE_SIXTHS = 8 * SIXTHS
/** The ECI header of UTF-8: 4 bits of mode, and 8 of its number (ISO/IEC 18004:2015 §7.4.2.2, AIM ITS/04-023). */
const UTF_8_MARK: Segment = { mode: 'eci', data: '26' }
const MARK_BITS = 12

// More than any text costs, and still a small integer when prices are added to it.
const IMPOSSIBLE = 1 << 28

/** Alphanumeric price of the ASCII characters. */
const ALPHANUMERIC_PRICE = Int32Array.from({ length: 128 }, (_, unit) =>
  ALPHANUMERIC.includes(String.fromCharCode(unit)) ? ALPHANUMERIC_SIXTHS : IMPOSSIBLE,
)

const alphanumericSixths = (unit: number) => ALPHANUMERIC_PRICE[unit] ?? IMPOSSIBLE
const isDigit = (unit: number) => unit >= 0x30 && unit <= 0x39
const wholeBits = (sixths: number) => Math.ceil(sixths / SIXTHS)
const endOf = (sixths: number) => wholeBits(sixths) * SIXTHS

/** Mode indicator and character count. ISO/IEC 18004:2015 Tables 2 and 3. */
function headerSixths(version: number): PerMode {
  if (version <= 9) return [14 * SIXTHS, 13 * SIXTHS, 12 * SIXTHS]
  if (version <= 26) return [16 * SIXTHS, 15 * SIXTHS, 20 * SIXTHS]
  return [18 * SIXTHS, 17 * SIXTHS, 20 * SIXTHS]
}

/** No segmentation takes fewer bits: every character in its cheapest mode, headers left out. */
export function fewestBits(text: string): number {
  let sixths = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (isDigit(unit)) sixths += DIGIT_SIXTHS
    else if (alphanumericSixths(unit) < IMPOSSIBLE) sixths += ALPHANUMERIC_SIXTHS
    else sixths += utf8BytesOfUnit(unit) * BYTE_SIXTHS
  }
  return wholeBits(sixths)
}

/**
 * Cuts the text where the mode changes, going back from its last character to its first.
 * @param choices for each character three modes of two bits each: in bits 2m and 2m + 1 the mode that the
 *   character has where a segment of mode m is open behind it
 * @param last the mode of the segment that is open at the end
 */
function walkBack(text: string, choices: Uint8Array, last: number): Segment[] {
  const segments: Segment[] = []
  let openMode = last
  let end = text.length
  for (let i = text.length - 1; i >= 0; i--) {
    const mode = ((choices[i] ?? 0) >> (openMode * 2)) & 3
    if (mode !== openMode && i + 1 < end) {
      segments.push({ mode: MODE_NAMES[openMode] ?? 'byte', data: text.slice(i + 1, end) })
      end = i + 1
    }
    openMode = mode
  }
  segments.push({ mode: MODE_NAMES[openMode] ?? 'byte', data: text.slice(0, end) })
  return segments.reverse()
}

/**
 * Cuts a well-formed, non-empty text into numeric, alphanumeric and byte segments so that its bit
 * stream is the shortest possible in the versions that share `version`'s header lengths (1-9, 10-26,
 * 27-40). Dynamic programming over characters, linear in the text: nayuki.io, "Optimal text
 * segmentation for QR Codes".
 * @param isUtf8Marked the first byte segment is stated to be UTF-8, unless the text is ASCII
 */
export function segmentText(text: string, version: number, isUtf8Marked = false): Segmentation {
  const header = headerSixths(version)
  // The shortest stream so far, in sixths of a bit, with a segment of each mode open at its end.
  let [numeric, alphanumeric, byte] = header
  const choices = new Uint8Array(text.length)

  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    numeric += isDigit(unit) ? DIGIT_SIXTHS : IMPOSSIBLE
    alphanumeric += alphanumericSixths(unit)
    byte += utf8BytesOfUnit(unit) * BYTE_SIXTHS
    const ended = [endOf(numeric), endOf(alphanumeric), endOf(byte)] as const
    // A segment may begin behind this character: with its header, after the cheaper of the two other modes.
    const beforeNumeric = ended[1] <= ended[2] ? 1 : 2
    const beforeAlphanumeric = ended[0] <= ended[2] ? 0 : 2
    const beforeByte = ended[0] <= ended[1] ? 0 : 1
    const switched = [
      ended[beforeNumeric] + header[0],
      ended[beforeAlphanumeric] + header[1],
      ended[beforeByte] + header[2],
    ] as const
    // Going on in a mode wins a tie.
    choices[i] =
      (switched[0] < numeric ? beforeNumeric : 0) |
      ((switched[1] < alphanumeric ? beforeAlphanumeric : 1) << 2) |
      ((switched[2] < byte ? beforeByte : 2) << 4)
    numeric = Math.min(numeric, switched[0])
    alphanumeric = Math.min(alphanumeric, switched[1])
    byte = Math.min(byte, switched[2])
  }

  const shortest = Math.min(numeric, alphanumeric, byte)
  const segments = walkBack(text, choices, [numeric, alphanumeric, byte].indexOf(shortest))
  const hasMark = isUtf8Marked && !isAscii(text)
  // Every such text has a byte segment, so the mark does not change where it is cut.
  if (hasMark) {
    const first = segments.findIndex(({ mode }) => mode === 'byte')
    segments.splice(first, 0, UTF_8_MARK)
  }
  const markBits = hasMark ? MARK_BITS : 0
  return {
    segments,
    bits: wholeBits(shortest) + markBits,
    openByteBits: wholeBits(byte) + markBits,
  }
}
