import { inAscii } from '#lib/number-text'
import { EVERY_NAME, type NamedUnit } from '../../shared/unit-names'

const MAX_FOUND = 12

/** A name as it is searched for: `pounds-force` as `pounds force`. */
const plain = (name: string) => name.replace(/[-\s]+/g, ' ')

/** The rank of a unit, below 0 where it is not found: its whole name, then names that begin so, then words of them. */
function rankOf(name: string, query: string): number {
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  return name.includes(` ${query}`) ? 2 : -1
}

/** Units of all categories by name, symbol or what else they are called: the best 12, and how many there are. */
export function searchUnits(text: string): { best: readonly NamedUnit[]; count: number } {
  const query = plain(inAscii(text).trim().toLowerCase())
  if (query === '') return { best: [], count: 0 }
  const ranked = new Map<NamedUnit['unit'], { named: NamedUnit; rank: number }>()
  for (const [name, units] of EVERY_NAME) {
    const rank = rankOf(plain(name), query)
    if (rank < 0) continue
    for (const named of units) {
      const known = ranked.get(named.unit)
      if (!known || rank < known.rank) ranked.set(named.unit, { named, rank })
    }
  }
  const found = [...ranked.values()].sort((a, b) => a.rank - b.rank).map(({ named }) => named)
  return { best: found.slice(0, MAX_FOUND), count: found.length }
}
