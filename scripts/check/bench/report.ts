/** One line of the results. All lists of samples are in the order of the rounds. */
export type Row = {
  id: string
  what: string
  unit: string
  ours: number[]
  peers?: Record<string, number[]>
  /** At least so many times as fast as a peer, by default the fastest. */
  bars?: Array<{ peer?: string; least: number }>
  /** The highest sample that is good enough, where that is not a matter of peers. */
  atMost?: number
}

/** Throws on an empty list. */
export function summarize(samples: number[]) {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (index: number) => {
    const sample = sorted.at(index)
    if (sample === undefined) throw new Error('there is nothing to summarize')
    return sample
  }
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
