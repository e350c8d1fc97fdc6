import type { Segment } from 'qrcode'
import { fewestBits, segmentText } from './segments'
import { EC_LEVELS, type EcLevel } from './settings'

const MAX_VERSION = 40

/** UTF-16 units of the longest text of all: digits in version 40 at level L (ISO/IEC 18004:2015 Table 7). */
export const MAX_TEXT_UNITS = 7089

// ISO/IEC 18004:2015 Table 7, "number of data codewords": versions 1 to 40, levels L, M, Q, H.
const DATA_CODEWORDS: readonly (readonly [L: number, M: number, Q: number, H: number])[] = [
  [19, 16, 13, 9],
  [34, 28, 22, 16],
  [55, 44, 34, 26],
  [80, 64, 48, 36],
  [108, 86, 62, 46],
  [136, 108, 76, 60],
  [156, 124, 88, 66],
  [194, 154, 110, 86],
  [232, 182, 132, 100],
  [274, 216, 154, 122],
  [324, 254, 180, 140],
  [370, 290, 206, 158],
  [428, 334, 244, 180],
  [461, 365, 261, 197],
  [523, 415, 295, 223],
  [589, 453, 325, 253],
  [647, 507, 367, 283],
  [721, 563, 397, 313],
  [795, 627, 445, 341],
  [861, 669, 485, 385],
  [932, 714, 512, 406],
  [1006, 782, 568, 442],
  [1094, 860, 614, 464],
  [1174, 914, 664, 514],
  [1276, 1000, 718, 538],
  [1370, 1062, 754, 596],
  [1468, 1128, 808, 628],
  [1531, 1193, 871, 661],
  [1631, 1267, 911, 701],
  [1735, 1373, 985, 745],
  [1843, 1455, 1033, 793],
  [1955, 1541, 1115, 845],
  [2071, 1631, 1171, 901],
  [2191, 1725, 1231, 961],
  [2306, 1812, 1286, 986],
  [2434, 1914, 1354, 1054],
  [2566, 1992, 1426, 1096],
  [2702, 2102, 1502, 1142],
  [2812, 2216, 1582, 1222],
  [2956, 2334, 1666, 1276],
]

const COLUMN: Record<EcLevel, 0 | 1 | 2 | 3> = { L: 0, M: 1, Q: 2, H: 3 }

/** Bits that a symbol holds for segments and terminator; 0 outside versions 1 to 40. */
export function dataBits(version: number, level: EcLevel): number {
  return (DATA_CODEWORDS[version - 1]?.[COLUMN[level]] ?? 0) * 8
}

export interface Fit {
  version: number
  segments: Segment[]
}

// One segmentation serves a whole range: the header lengths change only between these.
const VERSION_RANGES: readonly { first: number; last: number }[] = [
  { first: 1, last: 9 },
  { first: 10, last: 26 },
  { first: 27, last: MAX_VERSION },
]

/** The smallest version that holds a text at this level, and its segments; null if none does. */
export function smallestFit(text: string, level: EcLevel): Fit | null {
  const atLeast = fewestBits(text)
  for (const { first, last } of VERSION_RANGES) {
    if (atLeast > dataBits(last, level)) continue
    const { segments, bits } = segmentText(text, last)
    for (let version = first; version <= last; version++) {
      if (bits <= dataBits(version, level)) return { version, segments }
    }
  }
  return null
}

/** The level that withstands most damage among those at which version 40 still holds the text. */
export function highestLevelFor(text: string): EcLevel | null {
  if (text.length > MAX_TEXT_UNITS) return null
  const { bits } = segmentText(text, MAX_VERSION)
  return EC_LEVELS.findLast((level) => bits <= dataBits(MAX_VERSION, level)) ?? null
}

/** How many more bytes (characters of byte mode, in UTF-8) fit into version 40 behind the text. */
export function bytesLeftAfter(text: string, level: EcLevel): number {
  const { openByteBits } = segmentText(text, MAX_VERSION)
  return Math.max(0, Math.floor((dataBits(MAX_VERSION, level) - openByteBits) / 8))
}

/** How much of version 40 at this level is taken where so many more bytes fit: 0 to 1. */
export const shareUsed = (bytesLeft: number, level: EcLevel): number =>
  1 - bytesLeft / bytesLeftAfter('', level)
