import type { Segment } from 'qrcode'
import { dataBits } from './data-bits'
import { fewestBits, segmentText } from './segments'
import { EC_LEVELS, type EcLevel } from './settings'

const MAX_VERSION = 40

/** UTF-16 units of the longest text of all: digits in version 40 at level L (ISO/IEC 18004:2015 Table 7). */
export const MAX_TEXT_UNITS = 7089

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
