import { halfWidth } from '../../../lib/number-text'
import { BY_NAME, type NamedUnit } from './unit-names'

const MAX_FOUND = 12

/** `pounds-force` as `pounds force`. */
const plain = (name: string) => name.replace(/[-\s]+/g, ' ')

/** Below 0: not found. The name itself, then names that begin so, then words in them that do. */
function rankOf(name: string, query: string): number {
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  return name.includes(` ${query}`) ? 2 : -1
}

/** Units of all categories by name, symbol or what else they are called, the best first, 12 at most. */
export function searchUnits(text: string): NamedUnit[] {
  const query = plain(halfWidth(text).trim().toLowerCase())
  if (query === '') return []
  const best = new Map<NamedUnit['unit'], { named: NamedUnit; rank: number }>()
  for (const [name, named] of BY_NAME) {
    const rank = rankOf(plain(name), query)
    const known = best.get(named.unit)
    if (rank >= 0 && (!known || rank < known.rank)) best.set(named.unit, { named, rank })
  }
  return [...best.values()]
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_FOUND)
    .map(({ named }) => named)
}
