import type { Pool } from './pool'
import { repairClasses } from './repair'
import { MAX_LENGTH } from './settings'
import { lacksAny, tallyOfEach, tallyOfOne, type Tally } from './tally'
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
  const each = tallyOfEach(classes)
  const pointOf = Uint32Array.from(codePoints)
  const tallyOf = Uint32Array.from(classOf, tallyOfOne)
  const toText = codePoints.every((point) => point <= LAST_UNIT) ? textOfUnits : textOfPoints
  // Used again for every password: nothing is allocated per character.
  const drawn = new Uint32Array(places)
  const points = Array.from({ length: places }, () => 0)

  function lookUp(): Tally {
    let tally = 0
    for (let place = 0; place < places; place++) {
      const index = drawn[place] ?? 0
      tally += tallyOf[index] ?? 0
      points[place] = pointOf[index] ?? 0
    }
    return tally
  }

  return () => {
    pick.all(drawn, poolSize)
    const tally = lookUp()
    if (lacksAny(tally, each)) {
      repairClasses(drawn, tally, pool, pick)
      lookUp()
    }
    return toText(points)
  }
}
