import { fewestBits, segmentText } from './segments'
import { EC_LEVELS, type EcLevel } from './settings'

const MAX_VERSION = 40

/** UTF-16 units of the longest text of all: digits in version 40 at level L (ISO/IEC 18004:2015 Table 7). */
export const MAX_TEXT_UNITS = 7089

// ISO/IEC 18004:2015 Table 7, "number of data codewords": versions 1 to 40.
const DATA_CODEWORDS: Record<EcLevel, readonly number[]> = {
  L: [
    19, 34, 55, 80, 108, 136, 156, 194, 232, 274, 324, 370, 428, 461, 523, 589, 647, 721, 795, 861,
    932, 1006, 1094, 1174, 1276, 1370, 1468, 1531, 1631, 1735, 1843, 1955, 2071, 2191, 2306, 2434,
    2566, 2702, 2812, 2956,
  ],
  M: [
    16, 28, 44, 64, 86, 108, 124, 154, 182, 216, 254, 290, 334, 365, 415, 453, 507, 563, 627, 669,
    714, 782, 860, 914, 1000, 1062, 1128, 1193, 1267, 1373, 1455, 1541, 1631, 1725, 1812, 1914,
    1992, 2102, 2216, 2334,
  ],
  Q: [
    13, 22, 34, 48, 62, 76, 88, 110, 132, 154, 180, 206, 244, 261, 295, 325, 367, 397, 445, 485,
    512, 568, 614, 664, 718, 754, 808, 871, 911, 985, 1033, 1115, 1171, 1231, 1286, 1354, 1426,
    1502, 1582, 1666,
  ],
  H: [
    9, 16, 26, 36, 46, 60, 66, 86, 100, 122, 140, 158, 180, 197, 223, 253, 283, 313, 341, 385, 406,
    442, 464, 514, 538, 596, 628, 661, 701, 745, 793, 845, 901, 961, 986, 1054, 1096, 1142, 1222,
    1276,
  ],
}

/** Bits that a symbol holds for segments and terminator; 0 outside versions 1 to 40. */
export const dataBits = (version: number, level: EcLevel): number =>
  (DATA_CODEWORDS[level][version - 1] ?? 0) * 8

// One segmentation serves a whole range: the header lengths change only between these.
const VERSION_RANGES = [
  { first: 1, last: 9 },
  { first: 10, last: 26 },
  { first: 27, last: MAX_VERSION },
]

/** The smallest version that holds a text at this level, and its segments, marked as UTF-8 or not; null if none does. */
export function smallestFit(text: string, level: EcLevel, isUtf8Marked = false) {
  const atLeast = fewestBits(text)
  for (const { first, last } of VERSION_RANGES) {
    if (atLeast > dataBits(last, level)) continue
    const { segments, bits } = segmentText(text, last, isUtf8Marked)
    for (let version = first; version <= last; version++) {
      if (bits <= dataBits(version, level)) return { version, segments }
    }
  }
  return null
}

/** The level that withstands most damage among those at which version 40 still holds the text. */
export function highestLevelFor(text: string, isUtf8Marked = false): EcLevel | null {
  if (text.length > MAX_TEXT_UNITS) return null
  const { bits } = segmentText(text, MAX_VERSION, isUtf8Marked)
  return EC_LEVELS.findLast((level) => bits <= dataBits(MAX_VERSION, level)) ?? null
}

/** How many more bytes (characters of byte mode, in UTF-8) fit into version 40 behind the text. */
export function bytesLeftAfter(text: string, level: EcLevel, isUtf8Marked = false): number {
  // The page asks while the worker is at work: a pasted megabyte would freeze it.
  if (text.length > MAX_TEXT_UNITS) return 0
  const { openByteBits } = segmentText(text, MAX_VERSION, isUtf8Marked)
  return Math.max(0, Math.floor((dataBits(MAX_VERSION, level) - openByteBits) / 8))
}

/** How much of version 40 at this level is taken where so many more bytes fit: 0 to 1. */
export const shareUsed = (bytesLeft: number, level: EcLevel): number =>
  1 - bytesLeft / bytesLeftAfter('', level)
