import { summarize, type Row } from './report.ts'

const median = (samples: number[]) => summarize(samples).median

const isTime = (unit: string) => unit === 'ms'

/** The peer with the best median; undefined where there is none. What is half ours is no peer. */
function fastestPeer({ unit, peers = {} }: Row) {
  const others = Object.entries(peers).filter(([name]) => !/\bour\b/.test(name))
  const names = others.toSorted(([, a], [, b]) => median(a) - median(b))
  return names.at(isTime(unit) ? 0 : -1)?.[0]
}

/**
 * How many times as fast as a peer: the median of the factors of each round, since what slows a
 * machine down for a while slows both.
 */
function factorOver({ unit, ours, peers = {} }: Row, peer: string) {
  const factors = ours.map((own, round) => {
    const factor = (peers[peer]?.[round] ?? Number.NaN) / own
    return isTime(unit) ? factor : 1 / factor
  })
  return median(factors)
}

/** Each bar of the rows and whether it holds. */
export const judge = (rows: Row[]) =>
  rows.flatMap((row) =>
    (row.bars ?? []).flatMap(({ peer = fastestPeer(row), least }) => {
      if (peer === undefined) return []
      const factor = factorOver(row, peer)
      return [{ id: row.id, peer, factor, least, holds: factor >= least }]
    }),
  )

/** Each row that has a limit of its own, and whether its worst sample is within it. */
export const judgeLimits = (rows: Row[]) =>
  rows.flatMap(({ id, unit, ours, atMost }) => {
    if (atMost === undefined) return []
    const { highest } = summarize(ours)
    return [{ id, unit, highest, atMost, holds: highest <= atMost }]
  })
