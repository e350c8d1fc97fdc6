import type { Timing } from './page-api'

/** How often, and for how many milliseconds each time at least. */
export type Effort = { rounds: number; leastMs: number }

/** `turn` measures once. */
export type Player = { name: string; turn: () => Promise<number> }

/**
 * The players take turns; one sample of each from every round.
 *
 * @returns by player, in the order of the rounds
 */
export async function takeTurns(
  players: Player[],
  rounds: number,
): Promise<Record<string, number[]>> {
  const samples: Map<string, number[]> = new Map(players.map(({ name }) => [name, []]))
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

export const perSecond = ({ count, elapsedMs }: Timing) => (count * 1000) / elapsedMs

export const msEach = ({ count, elapsedMs }: Timing) => elapsedMs / count
