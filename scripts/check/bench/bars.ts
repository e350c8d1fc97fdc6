import { summarize, type Row } from './report.ts'

export type Verdict = { id: string; peer: string; factor: number; least: number; holds: boolean }

export interface LimitVerdict {
  id: string
  unit: string
  highest: number
  atMost: number
  holds: boolean
}

const median = (samples: number[]) => summarize(samples).median

const isTime = (unit: string) => unit === 'ms'

/** The peer with the best median; undefined where there is none. */
function fastestPeer({ unit, peers = {} }: Row) {
  // What is half ours is no peer.
  const others = Object.entries(peers).filter(([name]) => !/\bour\b/.test(name))
  const names = others.toSorted(([, a], [, b]) => median(a) - median(b))
  return (isTime(unit) ? names.at(0) : names.at(-1))?.[0]
}

/**
 * How many times as fast as a peer: the median of the factors of each round, since what slows a
 * machine down for a while slows both.
 */
function factorOver({ unit, ours, peers = {} }: Row, peer: string) {
  const theirs = peers[peer] ?? []
  const factors = ours.map((own, round) => {
    const other = theirs[round] ?? Number.NaN
    return isTime(unit) ? other / own : own / other
  })
  return median(factors)
}

/** Each bar of the rows and whether it holds. */
export const judge = (rows: Row[]): Verdict[] =>
  rows.flatMap((row) =>
    (row.bars ?? []).flatMap(({ peer = fastestPeer(row), least }) => {
      if (peer === undefined) return []
      const factor = factorOver(row, peer)
      return [{ id: row.id, peer, factor, least, holds: factor >= least }]
    }),
  )

/** Each row that has a limit of its own, and whether its worst sample is within it. */
export const judgeLimits = (rows: Row[]): LimitVerdict[] =>
  rows.flatMap(({ id, unit, ours, atMost }) => {
    if (atMost === undefined) return []
    const { highest } = summarize(ours)
    return [{ id, unit, highest, atMost, holds: highest <= atMost }]
  })
