import { availableParallelism, cpus } from 'node:os'
import { judge, judgeLimits } from './bars.ts'
import type { Bar, LimitVerdict, Verdict } from './bars.ts'
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

export const describePlace = (chromiumVersion: string, commit: string) => ({
  commit,
  processor: `${cpus()[0]?.model.trim() || process.arch}, ${availableParallelism()} threads`,
  chromium: chromiumVersion,
  date: new Date().toISOString().slice(0, 10),
})

const formatPlace = ({ commit, processor, chromium, date }: ReturnType<typeof describePlace>) =>
  `Commit     ${commit}\nProcessor  ${processor}\nChromium   ${chromium}\nDate       ${date}`

const tableLines = ({ id, unit, ours, peers = {} }: Row) =>
  Object.entries({ ours, ...peers }).map(([who, samples]) => {
    const { median, lowest, highest } = summarize(samples)
    const [mid, low, high] = [median, lowest, highest].map(rounded)
    return { id, unit, who, median: mid, lowest: low, highest: high }
  })

const formatVerdict = ({ id, peer, factor, least, holds }: Verdict) =>
  `${holds ? 'holds ' : 'MISSED'}  ${id}: ${rounded(factor)} times as fast as ${peer}, of at least ${least}`

const formatLimit = ({ id, unit, highest, atMost, holds }: LimitVerdict) =>
  `${holds ? 'holds ' : 'MISSED'}  ${id}: ${rounded(highest)} ${unit}, of at most ${rounded(atMost)}`

/** One line for each contender: the median of the rounds and the lowest and the highest of them. */
export function printReport(rows: Row[], place: ReturnType<typeof describePlace>) {
  console.log(`\n${formatPlace(place)}\n`)
  console.table(rows.flatMap(tableLines))
}

/** A line for each bar and whether it holds. */
export const formatVerdicts = (rows: Row[]) =>
  [...judge(rows).map(formatVerdict), ...judgeLimits(rows).map(formatLimit)].join('\n')

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
