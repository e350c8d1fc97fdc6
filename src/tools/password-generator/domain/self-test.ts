import { drawPassword } from './draw'
import type { Form } from './forms'
import { createPool, groupSizes } from './pool'
import { DEFAULT_SETTINGS, type PasswordSettings } from './settings'
import type { PickBelow } from './uniform'

/** Counted over some passwords. */
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

/** So few that a phone draws them in well under 100 ms. */
export const BATCH_CHARACTERS = 10_000

/**
 * A plain password with the characters of the form: those of groups together, the digits of a PIN. Beside a
 * passphrase and the rules of a site the options themselves are tested.
 */
export function testedSettings(settings: PasswordSettings): PasswordSettings {
  const form: Form | null = settings.form
  if (form?.kind === 'groups') return { ...settings, form: null, length: form.groups * form.size }
  if (form?.kind !== 'PIN') return { ...settings, form: null }
  const digits = { includeUppercase: false, includeLowercase: false }
  return { ...DEFAULT_SETTINGS, ...digits, length: form.digits }
}

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

/** Both together; of the same settings. */
export const addTallies = (a: Tally | null, b: Tally): Tally =>
  a === null
    ? b
    : {
        ...b,
        counts: b.counts.map((count, index) => count + (a.counts[index] ?? 0)),
        lacking: a.lacking + b.lacking,
      }
