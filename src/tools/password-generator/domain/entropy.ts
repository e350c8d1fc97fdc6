import { minEntropyBits } from './min-entropy'
import { createPool } from './pool'
import { DEFAULT_SETTINGS, MAX_LENGTH, type PasswordSettings } from './settings'

/** NIST SP 800-63B: with fewer, a verifier must limit guessing. */
const ADVISED_BITS = 64

/** All four types of spec §9 and nothing excluded. */
const FULL_POOL = createPool({ ...DEFAULT_SETTINGS, includeSymbols: true })

/** What would reach the advised bits: one of the two alone, either of them, or only both together. */
export type Remedy = 'longer' | 'more-characters' | 'either' | 'both'

export interface Entropy {
  /** Of the likeliest password, rounded down to a tenth. */
  bits: number
  /** Null where there are enough. */
  remedy: Remedy | null
}

/** Rounded down, so that 'at least' is true of it. */
export const wholeTenths = (bits: number): number => Math.floor(bits * 10) / 10

const isEnough = (pool: typeof FULL_POOL, length: number) =>
  minEntropyBits(pool, length) >= ADVISED_BITS

function remedyFor(pool: typeof FULL_POOL, length: number): Remedy {
  const longer = isEnough(pool, MAX_LENGTH)
  const wider = isEnough(FULL_POOL, length)
  if (longer) return wider ? 'either' : 'longer'
  return wider ? 'more-characters' : 'both'
}

/** How hard the likeliest password of these settings is to guess, the guarantee of each class counted. */
export function entropyOf(settings: PasswordSettings): Entropy {
  const pool = createPool(settings)
  const bits = minEntropyBits(pool, settings.length)
  const remedy = bits < ADVISED_BITS ? remedyFor(pool, settings.length) : null
  return { bits: wholeTenths(bits), remedy }
}
