import { availableParallelism, cpus, loadavg } from 'node:os'

import { judge } from './bars.mjs'
import { summarize } from './statistics.mjs'

/**
 * One line of the results. All lists of samples are in the order of the rounds.
 * @typedef {{
 *   id: string,
 *   what: string,
 *   unit: string,
 *   ours: number[],
 *   peers: Record<string, number[]>,
 *   bars: import('./bars.mjs').Bar[],
 * }} Row
 */

/** To three digits; the fourth is noise. @param {number} value */
export const rounded = (value) => Number(value.toPrecision(3))

/** @param {number[]} samples */
const roundedMedian = (samples) => rounded(summarize(samples).median)

/** How busy the machine is with other work, to be asked before the measuring; '' where it cannot tell. */
export function loadWarning() {
  const [load = 0] = loadavg()
  const threads = availableParallelism()
  if (load < threads / 2) return ''
  return `This machine was busy (load ${load.toFixed(1)} on ${threads} threads): the figures are worse than they should be.`
}

/** @param {string} chromiumVersion */
export const describePlace = (chromiumVersion) => ({
  processor: `${cpus()[0]?.model.trim() || process.arch}, ${availableParallelism()} threads`,
  chromium: chromiumVersion,
  date: new Date().toISOString().slice(0, 10),
})

/** @param {ReturnType<typeof describePlace>} place */
const formatPlace = ({ processor, chromium, date }) =>
  `Processor  ${processor}\nChromium   ${chromium}\nDate       ${date}`

/** @param {Row} row */
function tableLines({ id, unit, ours, peers }) {
  return Object.entries({ ours, ...peers }).map(([name, samples], index) => {
    const { median, lowest, highest } = summarize(samples)
    const figures = [median, lowest, highest].map((value) => String(rounded(value)))
    return [...(index === 0 ? [id, unit] : ['', '']), name, ...figures]
  })
}

/**
 * One line for each contender: the median of the rounds and the lowest and the highest of them.
 * @param {Row[]} rows
 */
function formatTable(rows) {
  const head = ['id', 'unit', 'who', 'median', 'lowest', 'highest']
  const lines = [head, ...rows.flatMap(tableLines)]
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  /** @type {(cell: string, column: number) => string} */
  const align = (cell, column) =>
    column < 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return lines.map((line) => line.map(align).join('  ')).join('\n')
}

/** @param {import('./bars.mjs').Verdict} verdict */
const formatVerdict = ({ id, peer, factor, least, holds }) =>
  `${holds ? 'holds ' : 'MISSED'}  ${id}: ${rounded(factor)} times as fast as ${peer}, of at least ${least}`

/**
 * @param {Row[]} rows
 * @param {ReturnType<typeof describePlace>} place
 */
export const formatReport = (rows, place) => `${formatPlace(place)}\n\n${formatTable(rows)}`

/**
 * A line for each bar and whether it holds.
 * @param {Row[]} rows
 */
export const formatVerdicts = (rows) => judge(rows).map(formatVerdict).join('\n')

/**
 * The medians: `{ "results": [ { "id", "unit", "ours", "peers": { "<name>": number } } ] }`.
 * @param {Row[]} rows
 */
export function formatJson(rows) {
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
