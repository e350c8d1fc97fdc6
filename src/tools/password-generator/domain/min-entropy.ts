import { groupSizes, type Pool } from './pool'

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

/** The same of all ways to a password together: each of its single classes was repaired or not. Drawn as it is counts 1. */
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
