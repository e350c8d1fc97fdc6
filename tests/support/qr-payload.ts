import type { EcLevel } from '../../src/tools/qr-generator/domain/settings'
import { nayukiDataBits } from './nayuki'

export type PayloadMode = 'numeric' | 'alphanumeric' | 'byte'

const SYMBOLS: Record<PayloadMode, string> = {
  numeric: '0123456789',
  alphanumeric: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:',
  // None of these is in the alphanumeric set, so no segmentation can do better than one byte segment.
  byte: 'abcdefghijklmnopqrstuvwxyz;=?_&~',
}

// ISO/IEC 18004:2015 Table 3: character count bits of versions 1-9, 10-26, 27-40.
const COUNT_BITS: Record<PayloadMode, readonly [number, number, number]> = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16],
}

function countBits(version: number, mode: PayloadMode): number {
  const [small, middle, large] = COUNT_BITS[mode]
  if (version < 10) return small
  return version < 27 ? middle : large
}

/** Characters that fill a symbol, as the standard counts them, from nayuki's table of codewords. */
export function capacityOf(version: number, level: EcLevel, mode: PayloadMode): number {
  const bits = nayukiDataBits(version, level) - 4 - countBits(version, mode)
  if (mode === 'byte') return Math.floor(bits / 8)
  if (mode === 'alphanumeric') return 2 * Math.floor(bits / 11) + (bits % 11 >= 6 ? 1 : 0)
  const rest = bits % 10
  return 3 * Math.floor(bits / 10) + (rest >= 7 ? 2 : rest >= 4 ? 1 : 0)
}

/** A text without pattern that is the same on every run. */
export function payload(length: number, mode: PayloadMode, seed: number): string {
  const symbols = SYMBOLS[mode]
  let state = seed
  return Array.from({ length }, () => {
    // The linear congruential generator of ANSI C; its upper bits are the better ones.
    state = (state * 1103515245 + 12345) % 2 ** 31
    return symbols.charAt((state >>> 16) % symbols.length)
  }).join('')
}
