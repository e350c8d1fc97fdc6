import { MAX_MATCH, MIN_MATCH } from './deflate-symbols'
import type { DeflateTokens } from './deflate-tokens'

// PNG §9.2: each byte is the difference from the byte above it.
export const FILTER_UP = 2

/** Whether copies of a line are shorter as differences, that is, if zeros reach further than one match. */
export const copiesAreZeros = (lineBytes: number) => lineBytes > MAX_MATCH

/** A line once more, as often as wanted. */
export function writeSameLines(tokens: DeflateTokens, line: Uint8Array, lines: number) {
  for (let left = line.length * lines; left > 0;) {
    const most = Math.min(left, MAX_MATCH)
    // Less than the shortest match must not be left.
    const length = left > most && left < most + MIN_MATCH ? most - MIN_MATCH : most
    tokens.match(length, line.length, line.at(-1) ?? 0)
    left -= length
  }
}

/**
 * Lines that do not differ from the one above: a filter byte and zeros. Runs of zeros are the cheapest
 * of all matches; one with the line above takes a filter byte along.
 */
export function writeZeroLines(tokens: DeflateTokens, lineBytes: number, lines: number) {
  tokens.literal(FILTER_UP)
  tokens.run(0, lineBytes - 1)
  const bytes = lineBytes * (lines - 1)
  for (let at = 0; at < bytes;) {
    const column = at % lineBytes
    const zeros = column === 0 ? 0 : lineBytes - column
    if (at + zeros === bytes) return tokens.run(0, zeros)
    if (zeros >= MAX_MATCH && tokens.last === 0) {
      tokens.run(0, MAX_MATCH)
      at += MAX_MATCH
    } else {
      const length = Math.min(MAX_MATCH, bytes - at)
      tokens.match(length, lineBytes, (at + length) % lineBytes === 1 ? FILTER_UP : 0)
      at += length
    }
  }
}
