import { NO_CLASS, type Pool } from './pool'
import { repairClasses } from './repair'
import { MAX_LENGTH } from './settings'
import type { PickBelow } from './uniform'

const LAST_UNIT = 0xffff

// Several times faster, but for the first 65,536 code points only. Each is called by its own name: an
// engine sees through such a call, not through a function that is picked at run time.
const textOfUnits = (units: readonly number[]) => String.fromCharCode(...units)
const textOfPoints = (points: readonly number[]) => String.fromCodePoint(...points)

/** What is no number has no characters; nothing is longer than the longest password. */
const wholeLength = (length: number) =>
  Number.isFinite(length) ? Math.min(MAX_LENGTH, Math.max(0, Math.floor(length))) : 0

/**
 * How to draw passwords from a pool: made once, used for as many as are wanted. Every character is
 * drawn uniformly from the whole pool; then each class that is missing takes a place that can spare
 * its character. An empty pool gives empty passwords.
 */
export function passwordDrawer(pool: Pool, length: number, pick: PickBelow): () => string {
  const { codePoints, classes, classOf } = pool
  const poolSize = codePoints.length
  const places = poolSize > 0 ? wholeLength(length) : 0
  const bits = classOf.map((own) => (own === NO_CLASS ? 0 : 1 << own))
  const allClasses = 2 ** classes.length - 1
  const toText = codePoints.every((point) => point <= LAST_UNIT) ? textOfUnits : textOfPoints
  // Used again for every password: nothing is allocated per character.
  const drawn = Array.from({ length: places }, () => 0)
  const points = Array.from({ length: places }, () => 0)

  return () => {
    let seen = 0
    for (let place = 0; place < places; place++) {
      const index = pick(poolSize)
      drawn[place] = index
      seen |= bits[index] ?? 0
    }
    if (seen !== allClasses) repairClasses(drawn, pool, pick)
    for (let place = 0; place < places; place++) points[place] = codePoints[drawn[place] ?? 0] ?? 0
    return toText(points)
  }
}
