import { drawPassword } from '../../src/tools/password-generator/domain/draw'
import type { Pool } from '../../src/tools/password-generator/domain/pool'

/**
 * The probability of every password of the generator, by running it once for every sequence of picks:
 * each pick below `n` has `n` outcomes of one n-th each.
 */
export function everyPassword(pool: Pool, length: number): Map<string, number> {
  const found = new Map<string, number>()
  let picks: { count: number; value: number }[] = []
  for (;;) {
    let at = 0
    const password = drawPassword(pool, length, (count) => {
      const known = picks[at++]
      if (known) return known.value
      picks.push({ count, value: 0 })
      return 0
    })
    const odds = picks.reduce((product, { count }) => product / count, 1)
    found.set(password, (found.get(password) ?? 0) + odds)
    while (picks.length > 0 && picks.at(-1)?.value === (picks.at(-1)?.count ?? 0) - 1) picks.pop()
    const last = picks.at(-1)
    if (!last) return found
    picks = [...picks.slice(0, -1), { ...last, value: last.value + 1 }]
  }
}
