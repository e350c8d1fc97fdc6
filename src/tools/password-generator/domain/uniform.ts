/** Fills the words with random bits of cryptographic quality, or throws. */
export type FillRandom = (words: Uint32Array<ArrayBuffer>) => void

/** Both ways draw on the same words, and each word serves once. */
export interface PickBelow {
  /** A whole number from 0 to below `count`, each equally likely; `count` from 1 to 2^32. */
  (count: number): number
  /** Such a number for each place; faster than one after another. */
  all(places: Uint32Array, count: number): void
}

const WORD_VALUES = 2 ** 32

/** 32 kB: one call to the source serves hundreds of passwords. */
const BATCH_WORDS = 8192

/** With a sound source even the second miss is rare: by then it is stuck. */
const MAX_MISSES = 128

const stuck = () => new Error('the random source is stuck')

/**
 * Unsigned 32-bit numbers by their looks (>>> 0): else the engine may take a remainder of doubles, and
 * several times as long. 2^32 has no such looks.
 */
const remainder = (word: number, count: number) =>
  count === WORD_VALUES ? word : (word >>> 0) % (count >>> 0)

/**
 * Picks by rejection: words at or above the largest multiple of `count` would favour low numbers and
 * are dropped. Throws where the source throws or seems stuck.
 */
export function uniformPicker(fill: FillRandom): PickBelow {
  const words = new Uint32Array(BATCH_WORDS)
  let next = BATCH_WORDS

  function one(count: number): number {
    for (let miss = 0; miss < MAX_MISSES; miss++) {
      if (next === BATCH_WORDS) {
        fill(words)
        next = 0
      }
      const word = words[next++]
      if (word === undefined) break
      // The first test decides nearly always and needs no division.
      if (word <= WORD_VALUES - count || word < WORD_VALUES - (WORD_VALUES % count)) {
        return remainder(word, count)
      }
    }
    throw stuck()
  }

  function all(places: Uint32Array, count: number): void {
    const last = (WORD_VALUES - (WORD_VALUES % count) - 1) >>> 0
    // A copy that stays in a register.
    let at = next
    let misses = 0
    for (let place = 0; place < places.length && misses < MAX_MISSES;) {
      if (at === BATCH_WORDS) {
        fill(words)
        at = 0
      }
      const word = (words[at++] ?? 0) >>> 0
      if (word <= last) places[place++] = remainder(word, count)
      else misses++
    }
    next = at
    if (misses === MAX_MISSES) throw stuck()
  }

  return Object.assign(one, { all })
}
