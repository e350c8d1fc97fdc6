/**
 * @typedef {{ name: string, turn: () => Promise<number> }} Player a turn is one sample
 */

/**
 * The players take turns; one sample of each from every round.
 * @param {Player[]} players
 * @param {number} rounds
 * @returns {Promise<Record<string, number[]>>} by player, in the order of the rounds
 */
export async function takeTurns(players, rounds) {
  /** @type {Map<string, number[]>} */
  const samples = new Map(players.map(({ name }) => [name, []]))
  // Round 0 is for the engine's compilers.
  for (let round = 0; round <= rounds; round++) {
    // Who goes first changes: neither shall always meet what the other leaves behind.
    for (const { name, turn } of round % 2 === 0 ? players : players.toReversed()) {
      const sample = await turn()
      if (round > 0) samples.get(name)?.push(sample)
    }
  }
  return Object.fromEntries(samples)
}

/** @param {import('./page-api').Timing} timing */
export const perSecond = ({ count, elapsedMs }) => (count * 1000) / elapsedMs

/** @param {import('./page-api').Timing} timing */
export const msEach = ({ count, elapsedMs }) => elapsedMs / count
