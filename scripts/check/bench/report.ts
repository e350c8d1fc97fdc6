import type { Bar } from './bars.ts'
import { summarize } from './statistics.ts'

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
