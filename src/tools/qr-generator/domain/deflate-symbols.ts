// RFC 1951, 3.2.5: the symbols of match lengths and distances, and the bits that follow them.

export const MIN_MATCH = 3
export const MAX_MATCH = 258
export const MAX_DISTANCE = 32768
export const END_OF_BLOCK = 256
export const LITERAL_SYMBOLS = 286
export const DISTANCE_SYMBOLS = 30

/** Number of bits behind a symbol, and the first value that it stands for. */
export interface SymbolRange {
  extraBits: number
  base: number
}

/** Ranges one behind the other: the first `plain` symbols stand for one value each, then each `group` has a bit more. */
function ranges(count: number, first: number, plain: number, group: number): SymbolRange[] {
  let base = first
  return Array.from({ length: count }, (_, symbol) => {
    const extraBits = symbol < plain ? 0 : Math.floor((symbol - plain) / group) + 1
    const range = { extraBits, base }
    base += 1 << extraBits
    return range
  })
}

/** By symbol, from 257 on; the longest match has a symbol of its own. */
export const LENGTH_RANGES: readonly SymbolRange[] = [
  ...ranges(28, MIN_MATCH, 8, 4),
  { extraBits: 0, base: MAX_MATCH },
]

/** By symbol. */
export const DISTANCE_RANGES: readonly SymbolRange[] = ranges(DISTANCE_SYMBOLS, 1, 4, 2)

const LENGTH_SYMBOLS = Uint16Array.from(
  { length: MAX_MATCH + 1 },
  (_, length) => END_OF_BLOCK + 1 + LENGTH_RANGES.findLastIndex(({ base }) => base <= length),
)

/** Of a length from 3 to 258. */
export const lengthSymbol = (length: number): number => LENGTH_SYMBOLS[length] ?? 0

/** Of a distance from 1 to 32768: from 5 on, each power of two is halved by two symbols. */
export function distanceSymbol(distance: number): number {
  const last = distance - 1
  if (last < 4) return last
  const power = 31 - Math.clz32(last)
  return 2 * power + ((last >> (power - 1)) & 1)
}
