import type { Segment, SegmentMode } from 'qrcode'
import { utf8BytesOfUnit } from './utf8'

export interface Segmentation {
  segments: Segment[]
  /** Length of the bit stream, headers included, terminator not. */
  bits: number
  /** Length of the shortest stream for the text that can go on with further bytes: its last segment is a byte segment. */
  openByteBits: number
}

type Mode = 0 | 1 | 2
type PerMode<T> = readonly [numeric: T, alphanumeric: T, byte: T]

const MODES: PerMode<Mode> = [0, 1, 2]
const MODE_NAMES: PerMode<SegmentMode> = ['numeric', 'alphanumeric', 'byte']

// ISO/IEC 18004:2015 Table 5.
const ALPHANUMERIC = new Set('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:')

// Three digits take 10 bits and two alphanumeric characters 11: in sixths of a bit every character
// has a whole price, and a segment's length is its sum rounded up to a bit.
const SIXTHS = 6

const wholeBits = (sixths: number) => Math.ceil(sixths / SIXTHS)

/** Mode indicator and character count. ISO/IEC 18004:2015 Tables 2 and 3. */
function headerBits(version: number): PerMode<number> {
  if (version <= 9) return [14, 13, 12]
  if (version <= 26) return [16, 15, 20]
  return [18, 17, 20]
}

function characterSixths(text: string, index: number): PerMode<number> {
  const unit = text.charCodeAt(index)
  return [
    unit >= 0x30 && unit <= 0x39 ? 20 : Infinity,
    ALPHANUMERIC.has(text.charAt(index)) ? 33 : Infinity,
    utf8BytesOfUnit(unit) * 8 * SIXTHS,
  ]
}

/**
 * The cheapest way to have a segment of mode `next` open behind a character that was `taken` in any
 * mode: stay in it, or end another and pay a header. Staying wins a tie.
 */
function cheapest(taken: PerMode<number>, next: Mode, header: PerMode<number>) {
  let best = { sixths: taken[next], mode: next }
  for (const mode of MODES) {
    const sixths = (wholeBits(taken[mode]) + header[next]) * SIXTHS
    if (sixths < best.sixths) best = { sixths, mode }
  }
  return best
}

/** The mode of every character, found from the last one backwards. */
function walkBack(takenBefore: readonly PerMode<Mode>[], last: Mode): Mode[] {
  const modes: Mode[] = Array.from(takenBefore, () => last)
  let next = last
  for (let i = takenBefore.length - 1; i >= 0; i--) {
    next = takenBefore[i]?.[next] ?? next
    modes[i] = next
  }
  return modes
}

function toSegments(text: string, modes: readonly Mode[]): Segment[] {
  const segments: Segment[] = []
  let start = 0
  modes.forEach((mode, i) => {
    if (modes[i + 1] === mode) return
    segments.push({ mode: MODE_NAMES[mode], data: text.slice(start, i + 1) })
    start = i + 1
  })
  return segments
}

/**
 * Cuts a well-formed, non-empty text into numeric, alphanumeric and byte segments so that its bit
 * stream is the shortest possible in the versions that share `version`'s header lengths (1-9, 10-26,
 * 27-40). Dynamic programming over characters, linear in the text: nayuki.io, "Optimal text
 * segmentation for QR Codes".
 */
export function segmentText(text: string, version: number): Segmentation {
  const header = headerBits(version)
  let open: PerMode<number> = [header[0] * SIXTHS, header[1] * SIXTHS, header[2] * SIXTHS]
  // For each character: the mode it is best taken in, if the next one is taken in numeric, alphanumeric, byte.
  const takenBefore: PerMode<Mode>[] = []

  for (let i = 0; i < text.length; i++) {
    const price = characterSixths(text, i)
    const taken: PerMode<number> = [open[0] + price[0], open[1] + price[1], open[2] + price[2]]
    const numeric = cheapest(taken, 0, header)
    const alphanumeric = cheapest(taken, 1, header)
    const byte = cheapest(taken, 2, header)
    open = [numeric.sixths, alphanumeric.sixths, byte.sixths]
    takenBefore.push([numeric.mode, alphanumeric.mode, byte.mode])
  }

  const shortest = Math.min(...open)
  const last = MODES.find((mode) => open[mode] === shortest) ?? 2
  return {
    segments: toSegments(text, walkBack(takenBefore, last)),
    bits: wholeBits(shortest),
    openByteBits: wholeBits(open[2]),
  }
}
