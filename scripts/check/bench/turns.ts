import type { Row } from './report.ts'

export interface Effort {
  rounds: number
  /** For how many milliseconds each time at least. */
  leastMs: number
  /** The folder with the build, or the address, of an earlier release to measure beside this one. */
  previous?: string | undefined
}

/** Each measures once. */
export type Players<Sample> = Record<string, () => Promise<Sample>>

/**
 * The players take turns; one sample of each from every round.
 *
 * @param warmUps rounds before the first one that counts, for the engine's compilers
 * @returns by player, in the order of the rounds
 */
export async function takeTurns<Sample>(
  players: Players<Sample>,
  rounds: number,
  warmUps = 1,
): Promise<Record<string, Sample[]>> {
  const turns = Object.entries(players)
  const samples: Map<string, Sample[]> = new Map(turns.map(([name]) => [name, []]))
  for (let round = 0; round < warmUps + rounds; round++) {
    // Who goes first changes: neither shall always meet what the other leaves behind.
    for (const [name, turn] of round % 2 === 0 ? turns : turns.toReversed()) {
      const sample = await turn()
      if (round >= warmUps) samples.get(name)?.push(sample)
    }
  }
  return Object.fromEntries(samples)
}

/**
 * Makes rows of milliseconds: of each sample, ours and those of the peers, one figure.
 * @param samples of `takeTurns`
 */
export const msRows =
  <Sample>({ ours = [], ...peers }: Record<string, Sample[]>) =>
  (
    id: string,
    what: string,
    of: (sample: Sample) => number,
    limit?: Pick<Row, 'bar' | 'atMost'>,
  ): Row => ({
    id,
    what,
    unit: 'ms',
    ours: ours.map(of),
    peers: Object.fromEntries(Object.entries(peers).map(([name, list]) => [name, list.map(of)])),
    ...limit,
  })
