import { NO_CLASS, type Pool } from './pool'
import { countIn, tallyOfOne, type Tally } from './tally'
import type { PickBelow } from './uniform'

/** How many places no class needs: theirs has none, or is there more than once. */
function countSpare(places: number, tally: Tally, { classes }: Pool): number {
  let spare = places
  for (let own = 0; own < classes.length; own++) if (countIn(tally, own) === 1) spare--
  return spare
}

/** The spare place before which there are `skipped` others. */
function spareAfter(skipped: number, drawn: Uint32Array, tally: Tally, { classOf }: Pool): number {
  let left = skipped
  let place = 0
  for (; place < drawn.length; place++) {
    const own = classOf[drawn[place] ?? 0] ?? NO_CLASS
    const isSpare = own === NO_CLASS || countIn(tally, own) > 1
    if (isSpare && left-- === 0) break
  }
  return place
}

/**
 * Puts a character of each missing class in a random place that can spare its own, so that mending
 * one class never breaks another. Does nothing where no place can be spared: fewer places than classes.
 *
 * @param drawn indices into the pool; changed in place
 * @param counted the classes of `drawn`
 */
export function repairClasses(
  drawn: Uint32Array,
  counted: Tally,
  pool: Pool,
  pick: PickBelow,
): void {
  let tally = counted
  pool.classes.forEach(({ start, size }, missing) => {
    const spare = countIn(tally, missing) === 0 ? countSpare(drawn.length, tally, pool) : 0
    if (spare === 0) return
    const place = spareAfter(pick(spare), drawn, tally, pool)
    tally += tallyOfOne(missing) - tallyOfOne(pool.classOf[drawn[place] ?? 0] ?? NO_CLASS)
    drawn[place] = start + pick(size)
  })
}
