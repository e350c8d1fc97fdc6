import type { PickBelow } from './uniform'

const WORD_BITS = 32

/** A draw is rejected with a probability below one half. */
const MAX_MISSES = 128

/** As many random bits as asked for, as a number. */
function randomBits(bits: number, pick: PickBelow): bigint {
  let value = 0n
  for (let left = bits; left > 0; left -= WORD_BITS) {
    const width = Math.min(left, WORD_BITS)
    value = (value << BigInt(width)) | BigInt(pick(2 ** width))
  }
  return value
}

/**
 * A whole number from 0 to below `count`, each equally likely: as many random bits as the largest has, drawn again
 * while the number is too large. Throws where the random source does or seems stuck.
 */
export function pickBigBelow(count: bigint, pick: PickBelow): bigint {
  const bits = count > 1n ? (count - 1n).toString(2).length : 0
  for (let miss = 0; miss < MAX_MISSES; miss++) {
    const value = randomBits(bits, pick)
    if (value < count) return value
  }
  throw new Error('the random source is stuck')
}

/** The binary logarithm of 1 or more, to the precision of a double. */
export function log2Big(value: bigint): number {
  const EXACT_BITS = 53
  const dropped = Math.max(0, value.toString(2).length - EXACT_BITS)
  return Math.log2(Number(value >> BigInt(dropped))) + dropped
}
