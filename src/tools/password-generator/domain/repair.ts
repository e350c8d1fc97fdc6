import { NO_CLASS, type Pool } from './pool'
import type { PickBelow } from './uniform'

/** How often each class occurs. */
function countClasses(drawn: readonly number[], { classes, classOf }: Pool): number[] {
  const counts = classes.map(() => 0)
  for (const index of drawn) {
    const own = classOf[index] ?? NO_CLASS
    if (own !== NO_CLASS) counts[own] = (counts[own] ?? 0) + 1
  }
  return counts
}

/** The places whose character no class needs: it has none, or its class is there more than once. */
function sparePlaces(
  drawn: readonly number[],
  { classOf }: Pool,
  counts: readonly number[],
): number[] {
  const spare: number[] = []
  for (let place = 0; place < drawn.length; place++) {
    const own = classOf[drawn[place] ?? 0] ?? NO_CLASS
    if (own === NO_CLASS || (counts[own] ?? 0) > 1) spare.push(place)
  }
  return spare
}

/**
 * Puts a character of each missing class in a random place that can spare its own, so that mending
 * one class never breaks another. Ends where no place can be spared: fewer places than classes.
 *
 * @param drawn indices into the pool; changed in place
 */
export function repairClasses(drawn: number[], pool: Pool, pick: PickBelow): void {
  const counts = countClasses(drawn, pool)
  for (const [missing, { start, size }] of pool.classes.entries()) {
    if (counts[missing] !== 0) continue
    const spare = sparePlaces(drawn, pool, counts)
    const place = spare.length > 0 ? spare[pick(spare.length)] : undefined
    if (place === undefined) return
    const own = pool.classOf[drawn[place] ?? 0] ?? NO_CLASS
    if (own !== NO_CLASS) counts[own] = (counts[own] ?? 0) - 1
    drawn[place] = start + pick(size)
    counts[missing] = 1
  }
}
