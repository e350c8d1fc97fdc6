/** Fills the words with random bits of cryptographic quality, or throws. */
export type FillRandom = (words: Uint32Array<ArrayBuffer>) => void

/** A whole number from 0 to below `count`, each equally likely; `count` from 1 to 2^32. */
export type PickBelow = (count: number) => number

const WORD_VALUES = 2 ** 32

/** 16 kB: one call to the source serves hundreds of passwords. */
const BATCH_WORDS = 4096

/** With a sound source even the second miss is rare: by then it is stuck. */
const MAX_MISSES = 128

/**
 * Picks by rejection: words at or above the largest multiple of `count` would favour low numbers and
 * are dropped. Throws where the source throws or seems stuck.
 */
export function uniformPicker(fill: FillRandom): PickBelow {
  const words = new Uint32Array(BATCH_WORDS)
  let next = BATCH_WORDS

  return (count) => {
    for (let miss = 0; miss < MAX_MISSES; miss++) {
      if (next === BATCH_WORDS) {
        fill(words)
        next = 0
      }
      const word = words[next++]
      if (word === undefined) break
      // The first test decides nearly always and needs no division.
      if (word <= WORD_VALUES - count || word < WORD_VALUES - (WORD_VALUES % count)) {
        return word % count
      }
    }
    throw new Error('the random source is stuck')
  }
}
