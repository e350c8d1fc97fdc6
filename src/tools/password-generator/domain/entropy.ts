/** NIST SP 800-63B: with fewer, a verifier must limit guessing. */
const ADVISED_BITS = 64

/**
 * What would reach the advised bits: one of the two alone, either of them, or only both together.
 * `limited`: nothing would, guesses have to be limited.
 */
export type Remedy = 'longer' | 'more-characters' | 'either' | 'both' | 'limited'

export interface Entropy {
  /** Of the likeliest password, rounded down to a tenth, so that 'at least' is true of it. */
  bits: number
  /** Null where there are enough. */
  remedy: Remedy | null
}

/** What is taken at the most that can be had, not as it is set. */
interface Most {
  length?: boolean
  characters?: boolean
}

/** Bits of the likeliest password. */
export type BitsOf = (most: Most) => number

function remedyBy(bitsOf: BitsOf): Remedy {
  const isEnough = (most: Most) => bitsOf(most) >= ADVISED_BITS
  const isLonger = isEnough({ length: true })
  const isWider = isEnough({ characters: true })
  if (isLonger) return isWider ? 'either' : 'longer'
  if (isWider) return 'more-characters'
  return isEnough({ length: true, characters: true }) ? 'both' : 'limited'
}

/** The bits as set, and what would reach the advised ones. */
export function entropyBy(bitsOf: BitsOf): Entropy {
  const bits = bitsOf({})
  return {
    bits: Math.floor(bits * 10) / 10,
    remedy: bits < ADVISED_BITS ? remedyBy(bitsOf) : null,
  }
}
