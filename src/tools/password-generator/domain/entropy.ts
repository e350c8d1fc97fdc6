import {
  GROUP_SIZE_RANGE,
  GROUPS_RANGE,
  WORD_COUNT,
  type PassphraseForm,
  type PinForm,
} from './forms'
import { minEntropyBits } from './min-entropy'
import { createPool, type Pool } from './pool'
import { DEFAULT_SETTINGS, MAX_LENGTH, type PasswordSettings } from './settings'

/** NIST SP 800-63B: with fewer, a verifier must limit guessing. */
export const ADVISED_BITS = 64

/** All four types of spec §9 and nothing excluded. */
const FULL_POOL = createPool({ ...DEFAULT_SETTINGS, includeSymbols: true })

/**
 * What would reach the advised bits: one of the two alone, either of them, or only both together.
 * `limited`: nothing would, guesses have to be limited.
 */
export type Remedy = 'longer' | 'more-characters' | 'either' | 'both' | 'limited'

export interface Entropy {
  /** Of the likeliest password, rounded down to a tenth. */
  bits: number
  /** Null where there are enough. */
  remedy: Remedy | null
}

/** Rounded down, so that 'at least' is true of it. */
export const wholeTenths = (bits: number): number => Math.floor(bits * 10) / 10

const isEnough = (pool: Pool, length: number) => minEntropyBits(pool, length) >= ADVISED_BITS

function remedyFor(pool: Pool, length: number, longest: number): Remedy {
  const longer = isEnough(pool, longest)
  const wider = isEnough(FULL_POOL, length)
  if (longer) return wider ? 'either' : 'longer'
  return wider ? 'more-characters' : 'both'
}

/** Of the forms whose passwords are all equally likely. */
function formBits(form: PassphraseForm | PinForm): number {
  if (form.kind === 'PIN') return form.digits * Math.log2(10)
  // A capital is no choice; a digit is, and so is its place.
  return form.words * Math.log2(WORD_COUNT) + (form.digit ? Math.log2(10 * form.words) : 0)
}

function entropyOfForm(form: PassphraseForm | PinForm): Entropy {
  const bits = formBits(form)
  const isFew = bits < ADVISED_BITS
  const remedy = form.kind === 'PIN' ? 'limited' : 'longer'
  return { bits: wholeTenths(bits), remedy: isFew ? remedy : null }
}

function entropyOfPool(pool: Pool, length: number, longest: number): Entropy {
  const bits = minEntropyBits(pool, length)
  const remedy = bits < ADVISED_BITS ? remedyFor(pool, length, longest) : null
  return { bits: wholeTenths(bits), remedy }
}

/**
 * How hard the likeliest password of these settings is to guess, the guarantee of each class counted.
 * @param settings without the rules of a site, which `siteDrawing` counts
 */
export function entropyOf(settings: PasswordSettings): Entropy {
  const { form, length } = settings
  if (form?.kind === 'site rules') throw new Error('the rules of a site are counted in the worker')
  if (form && form.kind !== 'groups') return entropyOfForm(form)
  const pool = createPool(settings)
  if (!form) return entropyOfPool(pool, length, MAX_LENGTH)
  return entropyOfPool(pool, form.groups * form.size, GROUPS_RANGE.max * GROUP_SIZE_RANGE.max)
}
