/** One line of the results. All lists of samples are in the order of the rounds. */
export type Row = {
  id: string
  what: string
  unit: string
  ours: number[]
  peers?: Record<string, number[]>
  /** At least so many times as fast as a peer, by default the fastest. */
  bar?: { peer?: string; least: number }
  /** The highest sample that is good enough, where that is not a matter of peers. */
  atMost?: number
}

export function summarize(samples: number[]) {
  if (samples.length === 0) throw new Error('Nothing was measured.')
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (index: number) => sorted.at(index) ?? Number.NaN
  const half = sorted.length / 2
  return {
    median: (at(Math.ceil(half) - 1) + at(Math.floor(half))) / 2,
    lowest: at(0),
    highest: at(-1),
  }
}

/** To three digits; the fourth is noise. */
export const rounded = (value: number) => Number(value.toPrecision(3))

const roundedMedian = (samples: number[]) => rounded(summarize(samples).median)

const isTime = ({ unit }: Row) => unit === 'ms'

/** The peer with the best median; undefined where there is none. What is half ours is no peer. */
function fastestPeer(row: Row) {
  const others = Object.entries(row.peers ?? {}).filter(([name]) => !/\bour\b/.test(name))
  const names = others.toSorted(([, a], [, b]) => summarize(a).median - summarize(b).median)
  return names.at(isTime(row) ? 0 : -1)?.[0]
}

/**
 * How many times as fast as a peer: the median of the factors of each round, since what slows a
 * machine down for a while slows both.
 */
function factorOver(row: Row, peer: string) {
  const factors = row.ours.map((own, round) => {
    const factor = (row.peers?.[peer]?.[round] ?? Number.NaN) / own
    return isTime(row) ? factor : 1 / factor
  })
  return summarize(factors).median
}

/** Each bar of the rows and whether it holds. */
export const judge = (rows: Row[]) =>
  rows.flatMap((row) => {
    const peer = row.bar?.peer ?? fastestPeer(row)
    if (row.bar === undefined || peer === undefined) return []
    const factor = factorOver(row, peer)
    const { least } = row.bar
    return [{ id: row.id, peer, factor, least, holds: factor >= least }]
  })

/** Each row that has a limit of its own, and whether its worst sample is within it. */
export const judgeLimits = (rows: Row[]) =>
  rows.flatMap(({ id, unit, ours, atMost }) => {
    if (atMost === undefined) return []
    const { highest } = summarize(ours)
    return [{ id, unit, highest, atMost, holds: highest <= atMost }]
  })

/** The medians: `{ "results": [ { "id", "unit", "ours", "peers": { "<name>": number } } ] }`. */
export function formatJson(rows: Row[]) {
  const results = rows.map(({ id, unit, ours, peers = {} }) => ({
    id,
    unit,
    ours: roundedMedian(ours),
    peers: Object.fromEntries(
      Object.entries(peers).map(([name, samples]) => [name, roundedMedian(samples)]),
    ),
  }))
  return `${JSON.stringify({ results }, null, 2)}\n`
}
