import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { rootDir } from '../../bootstrap/paths.mjs'
import { judge, judgeLimits } from './bars.ts'
import { chapters, opening } from './document-texts.ts'
import { rounded, summarize, type Row } from './report.ts'

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

const verdict = (holds: boolean) => (holds ? 'holds' : '**missed**')

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
      verdict(holds),
    ]),
  ])
}

const limitList = (rows: Row[]) =>
  judgeLimits(rows)
    .map(
      ({ id, unit, highest, atMost, holds }) =>
        `- \`${id}\`: ${rounded(highest)} ${unit} at worst, of at most ${rounded(atMost)}: ${verdict(holds)}`,
    )
    .join('\n')

/** The date, the commit and the machine of a run that ends now. */
export function describePlace(chromiumVersion: string, commit: string) {
  const date = new Date().toISOString().slice(0, 10)
  const processor = `${cpus()[0]?.model.trim() || process.arch}, ${availableParallelism()} threads`
  return `Measured on ${date} at commit ${commit} with \`npm run bench\`: ${processor}, Chromium ${chromiumVersion}.`
}

async function toMarkdown(parts: string[]) {
  const options = await resolveConfig(file)
  return format(parts.join('\n\n'), { ...options, parser: 'markdown' })
}

/** The tables of a run, its bars too unless it was tiny. */
export const resultsText = (rows: Row[], place: string, isTiny: boolean) =>
  toMarkdown([place, figureTable(rows), ...(isTiny ? [] : [barTable(rows), limitList(rows)])])

/** docs/benchmarks.md, of the rows of a whole run. */
const documentText = (rows: Row[], place: string) =>
  toMarkdown([
    opening,
    place,
    ...chapters.flatMap(({ title, text, only }) => {
      const own = rows.filter(({ id }) => id.startsWith(`${only}.`))
      const command = `\`\`\`sh\nnpm run bench -- --only ${only}\n\`\`\``
      return [`## ${title}`, text, command, figureTable(own), barTable(own), limitList(own)]
    }),
  ])

/** Writes docs/benchmarks.md anew. */
export async function writeDocument(rows: Row[], place: string) {
  writeFileSync(file, await documentText(rows, place))
  console.log('\nWritten: docs/benchmarks.md')
}
