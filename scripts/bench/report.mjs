import { availableParallelism, cpus, loadavg } from 'node:os'

import { summarize } from './statistics.mjs'

/**
 * One line of the results. `ours` and `peers` go into the JSON file; `notes` are for the reader of
 * the table only.
 * @typedef {{
 *   id: string,
 *   unit: string,
 *   ours: number[],
 *   peers: Record<string, number[]>,
 *   notes?: Record<string, number[]>,
 * }} Row
 */

/** To three digits; the fourth is noise. @param {number} value */
const rounded = (value) => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))

/** @param {number[]} samples */
const roundedMedian = (samples) => rounded(summarize(samples).median)

/** How busy the machine is with other work, to be asked before the measuring; '' where it cannot tell. */
export function loadWarning() {
  const [load = 0] = loadavg()
  const threads = availableParallelism()
  if (load < threads / 2) return ''
  return `This machine is busy (load ${load.toFixed(1)} on ${threads} threads): the figures will be worse than they should.`
}

/** @param {string} chromiumVersion */
export function formatPlace(chromiumVersion) {
  const processor = cpus()[0]?.model.trim() || process.arch
  return [
    `Processor  ${processor}, ${availableParallelism()} threads`,
    `Chromium   ${chromiumVersion}`,
    `Date       ${new Date().toISOString().slice(0, 10)}`,
  ].join('\n')
}

/** @param {Row} row */
function tableLines({ id, unit, ours, peers, notes = {} }) {
  return Object.entries({ ours, ...notes, ...peers }).map(([name, samples], index) => {
    const { median, lowest, highest } = summarize(samples)
    const figures = [median, lowest, highest].map((value) => String(rounded(value)))
    return [...(index === 0 ? [id, unit] : ['', '']), name, ...figures]
  })
}

/**
 * One line for each contender: the median of the rounds and the lowest and the highest of them.
 * @param {Row[]} rows
 */
export function formatTable(rows) {
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
