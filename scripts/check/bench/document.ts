import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { rootDir } from '../../bootstrap/paths.mjs'
import { judge, judgeLimits } from './bars.ts'
import { chapters, opening } from './document-texts.ts'
import { rounded } from './report.ts'
import type { Row, describePlace } from './report.ts'
import { summarize } from './statistics.ts'

export type Place = ReturnType<typeof describePlace>

const file = join(rootDir, 'docs', 'benchmarks.md')

/** @param lines the first one is the head */
function table([head = [], ...body]: string[][]) {
  const rule = head.map(() => '---')
  return [head, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function figure(samples: number[]) {
  const { median, lowest, highest } = summarize(samples)
  const [mid, low, high] = [median, lowest, highest].map((value) =>
    rounded(value).toLocaleString('en-US', { maximumFractionDigits: 10 }),
  )
  return `${mid} (${low} to ${high})`
}

const figureTable = (rows: Row[]) =>
  table([
    ['id', 'what', 'unit', 'who', 'median (lowest to highest)'],
    ...rows.flatMap(({ id, what, unit, ours, peers = {} }) => [
      [`\`${id}\``, what, unit, 'ours', figure(ours)],
      ...Object.entries(peers).map(([name, samples]) => ['', '', '', name, figure(samples)]),
    ]),
  ])

function barTable(rows: Row[]) {
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

const limitList = (rows: Row[]) =>
  judgeLimits(rows)
    .map(({ id, unit, highest, atMost, holds }) => {
      const verdict = holds ? 'holds' : '**missed**'
      return `- \`${id}\`: ${rounded(highest)} ${unit} at worst, of at most ${rounded(atMost)}: ${verdict}`
    })
    .join('\n')

/**
 * Writes docs/benchmarks.md anew.
 * @param rows of a whole run
 */
export async function writeDocument(rows: Row[], { commit, processor, chromium, date }: Place) {
  const parts = chapters.map(({ title, prefix, text, only }) => {
    const own = rows.filter(({ id }) => id.startsWith(prefix))
    const command = `\`\`\`sh\nnpm run bench -- --only ${only}\n\`\`\``
    return [`## ${title}`, text, command, figureTable(own), barTable(own), limitList(own)].join(
      '\n\n',
    )
  })
  const where = `Measured on ${date} at commit ${commit} with \`npm run bench\`: ${processor}, Chromium ${chromium}.`
  const options = await resolveConfig(file)
  const text = await format([opening, where, ...parts].join('\n\n'), {
    ...options,
    parser: 'markdown',
  })
  writeFileSync(file, text)
  console.log('\nWritten: docs/benchmarks.md')
}
