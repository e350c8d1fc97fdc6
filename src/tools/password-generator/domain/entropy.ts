import { createPool } from './pool'
import { MAX_LENGTH, type PasswordSettings } from './settings'

/** NIST SP 800-63B: with fewer, a verifier must limit guessing. */
export const ADVISED_BITS = 64

/** All four types of spec §9 and nothing excluded. */
const FULL_POOL = 88

/** What would reach the advised bits: one of the two alone, either of them, or only both together. */
export type Remedy = 'longer' | 'more-characters' | 'either' | 'both'

export interface Entropy {
  /** Whole bits, rounded down. */
  bits: number
  /** Null where there are enough. */
  remedy: Remedy | null
}

const bitsOf = (length: number, poolSize: number) =>
  poolSize > 0 ? length * Math.log2(poolSize) : 0

function remedyFor(length: number, poolSize: number): Remedy {
  const longer = bitsOf(MAX_LENGTH, poolSize) >= ADVISED_BITS
  const wider = bitsOf(length, FULL_POOL) >= ADVISED_BITS
  if (longer) return wider ? 'either' : 'longer'
  return wider ? 'more-characters' : 'both'
}

/** Length times log2 of the pool: how hard the passwords of these settings are to guess. */
export function entropyOf(settings: PasswordSettings): Entropy {
  const poolSize = createPool(settings).codePoints.length
  const bits = bitsOf(settings.length, poolSize)
  const remedy = bits < ADVISED_BITS ? remedyFor(settings.length, poolSize) : null
  return { bits: Math.floor(bits), remedy }
}
