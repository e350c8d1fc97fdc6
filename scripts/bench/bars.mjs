import { summarize } from './statistics.mjs'

/**
 * @typedef {import('./report.mjs').Row} Row
 * @typedef {{ peer?: string, least: number }} Bar at least so many times as fast as a peer, by default the fastest
 * @typedef {{ id: string, peer: string, factor: number, least: number, holds: boolean }} Verdict
 */

/** @param {number[]} samples */
const median = (samples) => summarize(samples).median

/** @param {string} unit */
const isTime = (unit) => unit === 'ms'

/**
 * The peer with the best median; undefined where there is none.
 * @param {Row} row
 */
function fastestPeer({ unit, peers }) {
  const names = Object.entries(peers).toSorted(([, a], [, b]) => median(a) - median(b))
  return (isTime(unit) ? names.at(0) : names.at(-1))?.[0]
}

/**
 * How many times as fast as a peer: the median of the factors of each round, since what slows a
 * machine down for a while slows both.
 * @param {Row} row
 * @param {string} peer
 */
function factorOver({ unit, ours, peers }, peer) {
  const theirs = peers[peer] ?? []
  const factors = ours.map((own, round) => {
    const other = theirs[round] ?? Number.NaN
    return isTime(unit) ? other / own : own / other
  })
  return median(factors)
}

/**
 * Each bar of the rows and whether it holds.
 * @param {Row[]} rows
 * @returns {Verdict[]}
 */
export const judge = (rows) =>
  rows.flatMap((row) =>
    row.bars.flatMap(({ peer = fastestPeer(row), least }) => {
      if (peer === undefined) return []
      const factor = factorOver(row, peer)
      return [{ id: row.id, peer, factor, least, holds: factor >= least }]
    }),
  )
