import {
  GROUP_SIZE_RANGE,
  GROUPS_RANGE,
  WORD_COUNT,
  type Form,
  type PassphraseForm,
  type PinForm,
} from './forms'
import { minEntropyBits } from './min-entropy'
import { createPool, type Pool } from './pool'
import { DEFAULT_SETTINGS, MAX_LENGTH, type PasswordSettings } from './settings'
import type { SiteForm } from './site-form'

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

function remedyFor(pool: Pool, length: number): Remedy {
  const longer = isEnough(pool, MAX_LENGTH)
  const wider = isEnough(FULL_POOL, length)
  if (longer) return wider ? 'either' : 'longer'
  return wider ? 'more-characters' : 'both'
}

/** Rules of a site are counted where their passwords are drawn. */
type PlainForm = Exclude<Form, SiteForm>

/** Of the forms whose passwords are all equally likely. */
function formBits(form: PassphraseForm | PinForm): number {
  if (form.kind === 'PIN') return form.digits * Math.log2(10)
  // A capital is no choice; a digit is, and so is its place.
  return form.words * Math.log2(WORD_COUNT) + (form.digit ? Math.log2(10 * form.words) : 0)
}

function entropyOfForm(form: PlainForm, pool: Pool): Entropy {
  const bits =
    form.kind === 'groups' ? minEntropyBits(pool, form.groups * form.size) : formBits(form)
  const isFew = bits < ADVISED_BITS
  return { bits: wholeTenths(bits), remedy: isFew ? formRemedy(form, pool) : null }
}

function formRemedy(form: PlainForm, pool: Pool): Remedy {
  if (form.kind === 'PIN') return 'limited'
  const isLongEnough =
    form.kind === 'passphrase' || isEnough(pool, GROUPS_RANGE.max * GROUP_SIZE_RANGE.max)
  return isLongEnough ? 'longer' : 'more-characters'
}

/**
 * How hard the likeliest password of these settings is to guess, the guarantee of each class counted.
 * @param settings without the rules of a site, which `siteDrawing` counts
 */
export function entropyOf(settings: PasswordSettings): Entropy {
  const { form } = settings
  const pool = createPool(settings)
  if (form?.kind === 'site rules') throw new Error('the rules of a site are counted in the worker')
  if (form) return entropyOfForm(form, pool)
  const bits = minEntropyBits(pool, settings.length)
  const remedy = bits < ADVISED_BITS ? remedyFor(pool, settings.length) : null
  return { bits: wholeTenths(bits), remedy }
}
