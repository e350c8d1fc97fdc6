import { ok, type Result } from '#lib/result'
import { entropyBy, minEntropyBits, mostOddsOfStart, type Entropy } from './entropy'
import { createPool, NO_CLASS, type Pool } from './pool'
import { DEFAULT_SETTINGS, MAX_LENGTH, type PasswordSettings } from './settings'
import type { PickBelow } from '#lib/uniform'

/** What is no number has no characters; nothing is longer than the longest password. */
const wholeLength = (length: number) =>
  Number.isFinite(length) ? Math.min(MAX_LENGTH, Math.max(0, Math.floor(length))) : 0

function countClasses(drawn: readonly number[], { classes, classOf }: Pool): number[] {
  const counts = classes.map(() => 0)
  for (const index of drawn) {
    const own = classOf[index] ?? NO_CLASS
    if (own !== NO_CLASS) counts[own] = (counts[own] ?? 0) + 1
  }
  return counts
}

/** The places whose character no class needs: theirs has none, or is there more than once. */
function sparePlaces(drawn: readonly number[], pool: Pool): number[] {
  const counts = countClasses(drawn, pool)
  const spare: number[] = []
  for (const [place, index] of drawn.entries()) {
    const own = pool.classOf[index] ?? NO_CLASS
    if (own === NO_CLASS || (counts[own] ?? 0) > 1) spare.push(place)
  }
  return spare
}

/**
 * Puts a character of each missing class in a random place that can spare its own, so that repairing
 * one class never breaks another. Does nothing where no place can be spared: fewer places than classes.
 *
 * @param drawn indices into the pool; changed in place
 */
function repairClasses(drawn: number[], pool: Pool, pick: PickBelow): void {
  for (const { start, size } of pool.classes) {
    if (drawn.some((index) => index >= start && index < start + size)) continue
    const spare = sparePlaces(drawn, pool)
    const place = spare.length > 0 ? spare[pick(spare.length)] : undefined
    if (place !== undefined) drawn[place] = start + pick(size)
  }
}

/**
 * Every character is drawn uniformly from the whole pool; then each class that is missing replaces a
 * random character that can be spared. An empty pool gives an empty password.
 */
export function drawPassword(pool: Pool, length: number, pick: PickBelow): string {
  const { characters } = pool
  const places = characters.length > 0 ? wholeLength(length) : 0
  const drawn: number[] = []
  for (let place = 0; place < places; place++) drawn.push(pick(characters.length))
  repairClasses(drawn, pool, pick)
  let password = ''
  for (const index of drawn) password += characters[index] ?? ''
  return password
}

/** Why a form has no password, in the terms of the extra that it belongs to. */
export interface Conflict {
  code: string
}

/** How passwords of some settings are made. */
export interface Drawing {
  /** Empty if the settings leave no password; throws where the random source does. */
  draw: (pick: PickBelow) => string
  /** How hard one is to guess, or why there is none; undefined if there is no character. */
  entropy: () => Result<Entropy, Conflict> | undefined
  /** The odds that a password begins with one of these characters: never less than they are, and 1 only if all do. */
  oddsOfStart: (starts: string) => number
}

/** The pool of all four types, of which nothing is excluded. */
const FULL_POOL = createPool({ ...DEFAULT_SETTINGS, includeSymbols: true })

/** Characters of the options, each class among them. */
export function poolDrawing(
  settings: PasswordSettings,
  length = settings.length,
  longest = MAX_LENGTH,
): Drawing {
  const pool = createPool(settings)
  return {
    draw: (pick) => drawPassword(pool, length, pick),
    entropy() {
      if (pool.characters.length === 0) return undefined
      return ok(
        entropyBy((most) =>
          minEntropyBits(most.characters ? FULL_POOL : pool, most.length ? longest : length),
        ),
      )
    },
    oddsOfStart: (starts) => mostOddsOfStart(pool, length, starts),
  }
}
