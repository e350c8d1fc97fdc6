import { groupSizes, type Pool } from './pool'

/** NIST SP 800-63B: with fewer, a verifier must limit guessing. */
export const ADVISED_BITS = 64

/**
 * What would reach the advised bits: one of the two alone, either of them, or only both together.
 * `limited`: nothing would, guesses have to be limited.
 */
export type Remedy = 'longer' | 'more-characters' | 'either' | 'both' | 'limited'

export interface Entropy {
  /** The bits of the likeliest password, rounded down to a tenth, so that 'at least' is true of them. */
  bits: number
  /** What would give more bits; null where there are enough. */
  remedy: Remedy | null
}

/** Which settings are replaced by their maximum for this estimate. */
interface AtMaximum {
  length?: boolean
  characters?: boolean
}

/** The bits of the likeliest password. */
export type BitsOf = (most: AtMaximum) => number

function remedyBy(bitsOf: BitsOf): Remedy {
  const isEnough = (most: AtMaximum) => bitsOf(most) >= ADVISED_BITS
  const isLonger = isEnough({ length: true })
  const isWider = isEnough({ characters: true })
  if (isLonger) return isWider ? 'either' : 'longer'
  if (isWider) return 'more-characters'
  return isEnough({ length: true, characters: true }) ? 'both' : 'limited'
}

/** The entropy of the settings that a visit begins with, known before there is a password. A test compares it. */
export const DEFAULT_ENTROPY: Entropy = { bits: 70.7, remedy: null }

/** The bits as set, and what would reach the advised ones. */
export function entropyBy(bitsOf: BitsOf): Entropy {
  const bits = bitsOf({})
  return {
    bits: Math.floor(bits * 10) / 10,
    remedy: bits < ADVISED_BITS ? remedyBy(bitsOf) : null,
  }
}

interface Group {
  size: number
  /** Each of the visitor's own characters may be missing; a class may not. */
  isClass: boolean
}

/** Whether an item is in a set of numbers below 32, which is the bits of a number. */
const isIn = (set: number, item: number) => (set & (1 << item)) !== 0

/** Every list of `length` items, each from `items`. */
function listsOf(items: readonly number[], length: number): number[][] {
  if (length === 0) return [[]]
  return listsOf(items, length - 1).flatMap((list) => items.map((item) => [...list, item]))
}

/**
 * The odds that `repairClasses` of draw.ts has put the `missing` classes into a password, to its being drawn as it is.
 * The places of these classes held characters of the groups `sources` before.
 *
 * A repair takes one of the places that can be spared, then one character of its class. Before it, any
 * character of the source may have stood there. A place cannot be spared where its class is there once.
 *
 * @param single the classes that the password has exactly once, as a set of bits
 * @param missing in the order of the repairs; `sources` has as many
 */
function repairOdds(
  groups: readonly Group[],
  length: number,
  single: number,
  missing: readonly number[],
  sources: readonly number[],
): number {
  const size = (group: number) => groups[group]?.size ?? 0
  return missing.reduce((odds, own, step) => {
    const fixed = groups.filter(
      (_, group) =>
        isIn(single, group) && !missing.includes(group) && !sources.includes(group, step),
    )
    const spare = length - fixed.length - step
    return (odds * size(sources[step] ?? 0)) / size(own) / spare
  }, 1)
}

/** The odds of all ways to a password: each of its single classes was repaired or not; without a repair they are 1. */
function oddsOf(groups: readonly Group[], length: number, single: number): number {
  let odds = 0
  for (let repaired = 0; repaired <= single; repaired++) {
    if ((repaired & single) !== repaired) continue
    const missing = [...groups.keys()].filter((group) => isIn(repaired, group))
    const others = [...groups.keys()].filter((group) => !isIn(repaired, group))
    for (const sources of listsOf(others, missing.length)) {
      odds += repairOdds(groups, length, single, missing, sources)
    }
  }
  return odds
}

/** Whether there is a password of this length with exactly these classes once, the others more often. */
function isPossible(groups: readonly Group[], length: number, single: number): boolean {
  const rest = groups.filter((_, group) => !isIn(single, group))
  const twice = rest.filter(({ isClass }) => isClass).length
  const left = length - (groups.length - rest.length)
  return rest.length > 0 ? left >= 2 * twice : left === 0
}

/**
 * Bits of the likeliest password of `drawPassword`: -log2 of its probability. The probability depends
 * only on which classes it has exactly once, since within a class every character is equally likely, and
 * so is every place (docs/passwords.md).
 *
 * @param pool with at least one character
 * @param length at least the number of classes
 */
export function minEntropyBits(pool: Pool, length: number): number {
  const { classes, characters } = pool
  const groups = groupSizes(pool).map((size, at) => ({ size, isClass: at < classes.length }))
  let greatest = 1
  for (let single = 0; single < 2 ** classes.length; single++) {
    if (isPossible(groups, length, single)) {
      greatest = Math.max(greatest, oddsOf(groups, length, single))
    }
  }
  return length * Math.log2(characters.length) - Math.log2(greatest)
}

/**
 * How likely `drawPassword` begins with one of these characters, at the most. The first place has one with the share of
 * the pool if it stays as it was drawn. Else a repair has put its class there: only if the class was missing in all
 * places, and in one of them, all equally likely.
 */
export function mostOddsOfStart(pool: Pool, length: number, starts: string): number {
  const { characters, classes } = pool
  const all = characters.length
  const found = (some: readonly string[]) => some.filter((one) => starts.includes(one)).length
  return classes.reduce(
    (odds, { start, size }) => {
      const share = found(characters.slice(start, start + size)) / size
      return odds + (share * (1 - size / all) ** length) / length
    },
    all > 0 ? found(characters) / all : 0,
  )
}

const GUESSES_PER_SECOND = 1e12

// The year of these units is the Julian one.
const UNITS = [
  ['year', 31_557_600],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

export type TimeUnit = (typeof UNITS)[number][0]

const SCALES = [
  ['trillion', 1e12],
  ['billion', 1e9],
  ['million', 1e6],
  ['thousand', 1e3],
  ['one', 1],
] as const

export type Scale = (typeof SCALES)[number][0]

export type GuessingTime =
  | 'under-a-second'
  | 'over-a-trillion-years'
  /** @property amount to two digits, a plain number: so many of the scale */
  | { unit: TimeUnit; scale: Scale; amount: string }

/** The time until half of 2 to the bits are tried at a trillion a second. */
export function guessingTime(bits: number): GuessingTime {
  const seconds = 2 ** (bits - 1) / GUESSES_PER_SECOND
  if (seconds < 1) return 'under-a-second'
  const [unit, unitSeconds] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1]
  const amount = seconds / unitSeconds
  if (unit === 'year' && amount >= 1e12) return 'over-a-trillion-years'
  const rounded = Number(amount.toPrecision(2))
  const [scale, least] = SCALES.find(([, length]) => rounded >= length) ?? ['one', 1]
  return { unit, scale, amount: String(rounded / least) }
}
