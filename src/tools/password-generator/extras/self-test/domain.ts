import { drawPassword } from '../../domain/draw'
import type { DrawingTools } from '../../domain/generator'
import { createPool, groupSizes } from '../../domain/pool'
import type { PasswordSettings } from '../../domain/settings'
import type { PickBelow } from '#lib/uniform'

/** What was counted over some passwords. */
export interface Tally {
  /** The characters to choose from; those of a type are neighbors. */
  characters: readonly string[]
  /** How many characters each type has, in the same order; the visitor's own are the last group. */
  groups: readonly number[]
  counts: readonly number[]
  /** Passwords without a type that is on. */
  lacking: number
}

/** Characters to draw; passwords are drawn whole, so there may be a few more. */
export const TESTED_CHARACTERS = 1_000_000

/** A batch is so small that a phone draws it in well under 100 ms. */
export const BATCH_CHARACTERS = 10_000

/** The plain password that a form is as good as; beside a form without one the options themselves are tested. */
export const testedSettings = (settings: PasswordSettings): PasswordSettings => ({
  ...settings,
  ...settings.form?.plain,
  form: null,
})

/**
 * Draws passwords as the page does, and counts; no password is kept. Throws where the random source does.
 * @param settings of a plain password
 */
export function tallyPasswords(settings: PasswordSettings, count: number, pick: PickBelow): Tally {
  const pool = createPool(settings)
  const { characters } = pool
  const indexOf = new Map(characters.map((character, index) => [character, index]))
  const counts = characters.map(() => 0)
  let lacking = 0
  for (let made = 0; made < count; made++) {
    const present = new Set<number>()
    for (const character of drawPassword(pool, settings.length, pick)) {
      const index = indexOf.get(character) ?? 0
      counts[index] = (counts[index] ?? 0) + 1
      present.add(pool.classOf[index] ?? 0)
    }
    if (!pool.classes.every((_, own) => present.has(own))) lacking++
  }
  return { characters, groups: groupSizes(pool), counts, lacking }
}

/** The sum of two tallies, which have to be of the same settings. */
export const addTallies = (a: Tally | null, b: Tally): Tally =>
  a === null
    ? b
    : {
        ...b,
        counts: b.counts.map((count, index) => count + (a.counts[index] ?? 0)),
        lacking: a.lacking + b.lacking,
      }

/** A fair run is below it once in a thousand times. */
export const LEAST_PROBABILITY = 0.001

/** With 100 characters that are equally likely, one is outside the band in 1 of 160 runs. */
export const BAND_DEVIATIONS = 4

interface Uniformity {
  chiSquare: number
  degreesOfFreedom: number
  /** How likely a chi-square at least as large is, where the characters of a type are equally likely. */
  probability: number
  /** How far each count is from the expected one, in standard deviations. */
  deviations: readonly number[]
  /** Half of the widest band, as a share of the expected count. */
  bandShare: number
}

/** ln of gamma(k / 2 + 1), by gamma(x + 1) = x gamma(x). */
function logGammaHalf(k: number): number {
  let sum = k % 2 === 0 ? 0 : Math.log(Math.PI) / 2
  for (let step = k; step > 0; step -= 2) sum += Math.log(step / 2)
  return sum
}

/**
 * The probability of a chi-square of at least `value`: one less the series of the lower incomplete gamma
 * function (NIST DLMF 8.11.4), all terms of which are positive. 1 without degrees of freedom.
 */
export function chiSquareProbability(value: number, degreesOfFreedom: number): number {
  if (value <= 0 || degreesOfFreedom === 0) return 1
  const half = degreesOfFreedom / 2
  const x = value / 2
  let term = Math.exp(half * Math.log(x) - x - logGammaHalf(degreesOfFreedom))
  // Too small for a number: so far out that nothing is left.
  if (term === 0) return 0
  let sum = 0
  for (let n = 1; term > sum * Number.EPSILON; n++) {
    sum += term
    term *= x / (half + n)
  }
  return Math.max(0, 1 - sum)
}

/**
 * Holds the characters of each type to being equally likely. Types are not held to each other: the
 * guarantee makes small ones a little more frequent, but within a type all stay alike (docs/passwords.md).
 */
export function uniformityOf({ groups, counts }: Tally): Uniformity {
  const deviations: number[] = []
  let chiSquare = 0
  let degreesOfFreedom = 0
  let bandShare = 0
  for (const size of groups) {
    const own = counts.slice(deviations.length, deviations.length + size)
    const expected = own.reduce((sum, count) => sum + count, 0) / size
    const deviation = Math.sqrt(expected * (1 - 1 / size))
    for (const count of own) {
      if (expected > 0) chiSquare += (count - expected) ** 2 / expected
      deviations.push(deviation > 0 ? (count - expected) / deviation : 0)
    }
    if (expected > 0) bandShare = Math.max(bandShare, (BAND_DEVIATIONS * deviation) / expected)
    degreesOfFreedom += size - 1
  }
  const probability = chiSquareProbability(chiSquare, degreesOfFreedom)
  return { chiSquare, degreesOfFreedom, probability, deviations, bandShare }
}

/** What is done in the worker: counts over that many plain passwords; no characters if the settings leave none. */
export const selfTestWork = ({ pick, tryDraw }: DrawingTools) => ({
  tallyPasswords: async (settings: PasswordSettings, count: number) =>
    tryDraw(() => tallyPasswords(settings, count, pick)),
})
