import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { format, resolveConfig } from 'prettier'

import { rootDir } from '../paths.mjs'
import { judge } from './bars.mjs'
import { chapters, opening } from './document-texts.mjs'
import { rounded } from './report.mjs'
import { summarize } from './statistics.mjs'

/**
 * @typedef {import('./report.mjs').Row} Row
 * @typedef {ReturnType<typeof import('./report.mjs').describePlace>} Place
 */

const file = join(rootDir, 'docs', 'benchmarks.md')

/** @param {string[][]} lines the first one is the head */
function table([head = [], ...body]) {
  const rule = head.map(() => '---')
  return [head, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** @param {number[]} samples */
function figure(samples) {
  const { median, lowest, highest } = summarize(samples)
  const [mid, low, high] = [median, lowest, highest].map((value) =>
    rounded(value).toLocaleString('en-US', { maximumFractionDigits: 10 }),
  )
  return `${mid} (${low} to ${high})`
}

/** @param {Row[]} rows */
const figureTable = (rows) =>
  table([
    ['id', 'what', 'unit', 'who', 'median (lowest to highest)'],
    ...rows.flatMap(({ id, what, unit, ours, peers }) => [
      [`\`${id}\``, what, unit, 'ours', figure(ours)],
      ...Object.entries(peers).map(([name, samples]) => ['', '', '', name, figure(samples)]),
    ]),
  ])

/** @param {Row[]} rows */
function barTable(rows) {
  const verdicts = judge(rows)
  if (verdicts.length === 0) return ''
  return table([
    ['id', 'compared with', 'times as fast', 'at least', ''],
    ...verdicts.map(({ id, peer, factor, least, holds }) => [
      `\`${id}\``,
      peer,
      String(rounded(factor)),
      String(least),
      holds ? 'holds' : '**missed**',
    ]),
  ])
}

/**
 * Writes docs/benchmarks.md anew.
 * @param {Row[]} rows of a whole run
 * @param {Place} place
 * @param {string} warning '' if the machine was idle
 */
export async function writeDocument(rows, { processor, chromium, date }, warning) {
  const parts = chapters.map(({ title, prefix, text, only }) => {
    const own = rows.filter(({ id }) => id.startsWith(prefix))
    const command = `\`\`\`sh\nnpm run bench -- --only ${only}\n\`\`\``
    return [`## ${title}`, text, command, figureTable(own), barTable(own)].join('\n\n')
  })
  const where = `Measured on ${date} with \`npm run bench\`: ${processor}, Chromium ${chromium}. ${warning}`
  const options = await resolveConfig(file)
  const text = await format([opening, where, ...parts].join('\n\n'), {
    ...options,
    parser: 'markdown',
  })
  writeFileSync(file, text)
  console.log('\nWritten: docs/benchmarks.md')
}
