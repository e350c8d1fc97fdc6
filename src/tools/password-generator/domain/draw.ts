import { isOf, type Pool } from './pool'
import { MAX_LENGTH } from './settings'
import type { PickBelow } from './uniform'

/** What is no number has no characters; nothing is longer than the longest password. */
const wholeLength = (length: number) =>
  Number.isFinite(length) ? Math.min(MAX_LENGTH, Math.max(0, Math.floor(length))) : 0

/** The places that can spare their character: it has no class, or is not the only one of it. */
function sparePlaces(drawn: readonly number[], { classes }: Pool): number[] {
  return [...drawn.keys()].filter((place) => {
    const own = classes.find((candidate) => isOf(candidate, drawn[place] ?? 0))
    return !own || drawn.some((index, other) => other !== place && isOf(own, index))
  })
}

/**
 * Puts a character of each missing class in a random place that can spare its own, so that repairing
 * one class never breaks another. Does nothing where no place can be spared: fewer places than classes.
 *
 * @param drawn indices into the pool; changed in place
 */
function repairClasses(drawn: number[], pool: Pool, pick: PickBelow): void {
  for (const own of pool.classes) {
    if (drawn.some((index) => isOf(own, index))) continue
    const spare = sparePlaces(drawn, pool)
    const place = spare.length > 0 ? spare[pick(spare.length)] : undefined
    if (place !== undefined) drawn[place] = own.start + pick(own.size)
  }
}

/**
 * Every character is drawn uniformly from the whole pool; then each class that is missing replaces a
 * random character that can be spared (spec §5). An empty pool gives an empty password.
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
