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
  peers: Record<string, number[]>
  bars: Bar[]
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

function tableLines({ id, unit, ours, peers }: Row) {
  return Object.entries({ ours, ...peers }).map(([name, samples], index) => {
    const { median, lowest, highest } = summarize(samples)
    const figures = [median, lowest, highest].map((value) => String(rounded(value)))
    return [...(index === 0 ? [id, unit] : ['', '']), name, ...figures]
  })
}

/** One line for each contender: the median of the rounds and the lowest and the highest of them. */
function formatTable(rows: Row[]) {
  const head = ['id', 'unit', 'who', 'median', 'lowest', 'highest']
  const lines = [head, ...rows.flatMap(tableLines)]
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const align: (cell: string, column: number) => string = (cell, column): string =>
    column < 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return lines.map((line) => line.map(align).join('  ')).join('\n')
}

const formatVerdict = ({ id, peer, factor, least, holds }: Verdict) =>
  `${holds ? 'holds ' : 'MISSED'}  ${id}: ${rounded(factor)} times as fast as ${peer}, of at least ${least}`

const formatLimit = ({ id, unit, highest, atMost, holds }: LimitVerdict) =>
  `${holds ? 'holds ' : 'MISSED'}  ${id}: ${rounded(highest)} ${unit}, of at most ${rounded(atMost)}`

export const formatReport = (rows: Row[], place: ReturnType<typeof describePlace>) =>
  `${formatPlace(place)}\n\n${formatTable(rows)}`

/** A line for each bar and whether it holds. */
export const formatVerdicts = (rows: Row[]) =>
  [...judge(rows).map(formatVerdict), ...judgeLimits(rows).map(formatLimit)].join('\n')

/** The medians: `{ "results": [ { "id", "unit", "ours", "peers": { "<name>": number } } ] }`. */
export function formatJson(rows: Row[]) {
  const results = rows.map(({ id, unit, ours, peers }) => ({
    id,
    unit,
    ours: roundedMedian(ours),
    peers: Object.fromEntries(
      Object.entries(peers).map(([name, samples]) => [name, roundedMedian(samples)]),
    ),
  }))
  return `${JSON.stringify({ results }, null, 2)}\n`
}
