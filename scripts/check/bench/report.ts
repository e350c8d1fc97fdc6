/** At least so many times as fast as a peer, by default the fastest. */
type Bar = { peer?: string; least: number }

/** One line of the results. All lists of samples are in the order of the rounds. */
export type Row = {
  id: string
  what: string
  unit: string
  ours: number[]
  peers?: Record<string, number[]>
  bars?: Bar[]
  /** The highest sample that is good enough, where that is not a matter of peers. */
  atMost?: number
}

type Summary = { median: number; lowest: number; highest: number }

/** Throws on an empty list. */
export function summarize(samples: number[]): Summary {
  const sorted = samples.toSorted((a, b) => a - b)
  const [lowest, highest] = [sorted.at(0), sorted.at(-1)]
  const above = sorted[Math.floor(sorted.length / 2)]
  const below = sorted[Math.ceil(sorted.length / 2) - 1]
  if (lowest === undefined || highest === undefined || above === undefined || below === undefined) {
    throw new Error('there is nothing to summarize')
  }
  return { median: (below + above) / 2, lowest, highest }
}

/** To three digits; the fourth is noise. */
export const rounded = (value: number) => Number(value.toPrecision(3))

const roundedMedian = (samples: number[]) => rounded(summarize(samples).median)

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
