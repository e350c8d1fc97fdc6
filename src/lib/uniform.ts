/** Fills the words with random bits of cryptographic quality, or throws. */
export type FillRandom = (words: Uint32Array<ArrayBuffer>) => void

/** A whole number from 0 to below `count`, each equally likely; `count` from 1 to 2^32. */
export type PickBelow = (count: number) => number

const WORD_VALUES = 2 ** 32

/** 4 kB: a call to the source costs more than the words of one password. */
const BUFFER_WORDS = 1024

/** A sound source misses less than half of the time: after so many misses in a row it is stuck. */
const MAX_MISSES = 128

/**
 * Exact for whole numbers of at most 2^32: a quotient that is no whole number is further from one than a rounding
 * error. `%` takes several times as long there.
 */
const multipleUpTo = (value: number, step: number) => Math.floor(value / step) * step

/**
 * Picks by rejection: words at or above the largest multiple of `count` would favor low numbers and
 * are dropped. Throws where the source throws or seems stuck. Each word serves once.
 */
export function uniformPicker(fill: FillRandom): PickBelow {
  const words = new Uint32Array(BUFFER_WORDS)
  let next = BUFFER_WORDS

  function nextWord(): number {
    if (next === BUFFER_WORDS) {
      fill(words)
      next = 0
    }
    return words[next++] ?? 0
  }

  return (count) => {
    const limit = multipleUpTo(WORD_VALUES, count)
    for (let miss = 0; miss < MAX_MISSES; miss++) {
      const word = nextWord()
      if (word < limit) return word - multipleUpTo(word, count)
    }
    throw new Error('the random source is stuck')
  }
}
