import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { rootDir } from '../../bootstrap/paths.mjs'
import { judge, judgeLimits, rounded, summarize, type Row } from './report.ts'

const file = join(rootDir, 'docs', 'benchmarks.md')

function table(head: string[], body: string[][]) {
  if (body.length === 0) return ''
  const lines = [head, head.map(() => '---'), ...body]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function figure(samples: number[]) {
  const { median, lowest, highest } = summarize(samples)
  const [mid, low, high] = [median, lowest, highest].map((value) =>
    rounded(value).toLocaleString('en-US', { maximumFractionDigits: 10 }),
  )
  return `${mid} (${low} to ${high})`
}

const figureTable = (rows: Row[]) =>
  table(
    ['id', 'what', 'unit', 'who', 'median (lowest to highest)'],
    rows.flatMap(({ id, what, unit, ours, peers = {} }) => [
      [`\`${id}\``, what, unit, 'ours', figure(ours)],
      ...Object.entries(peers).map(([name, samples]) => ['', '', '', name, figure(samples)]),
    ]),
  )

const verdict = (holds: boolean) => (holds ? 'holds' : '**missed**')

const barTable = (rows: Row[]) =>
  table(
    ['id', 'compared with', 'times as fast', 'at least', ''],
    judge(rows).map(({ id, peer, factor, least, holds }) => {
      return [`\`${id}\``, peer, String(rounded(factor)), String(least), verdict(holds)]
    }),
  )

const limitLine = ({ id, unit, highest, atMost, holds }: ReturnType<typeof judgeLimits>[number]) =>
  `- \`${id}\`: ${rounded(highest)} ${unit} at worst, of at most ${rounded(atMost)}: ${verdict(holds)}`

const results = (rows: Row[]) =>
  [figureTable(rows), barTable(rows), judgeLimits(rows).map(limitLine).join('\n')].join('\n\n')

/** The date, the commit and the machine of a run that ends now. */
export function describePlace(chromiumVersion: string, commit: string) {
  const date = new Date().toISOString().slice(0, 10)
  const processor = `${cpus()[0]?.model.trim() || process.arch}, ${availableParallelism()} threads`
  return `Measured on ${date} at commit ${commit} with \`npm run bench\`: ${processor}, Chromium ${chromiumVersion}.`
}

const toMarkdown = async (text: string) =>
  format(text, { ...(await resolveConfig(file)), parser: 'markdown' })

/** The tables of a run, its bars too unless it was tiny. */
export const resultsText = (rows: Row[], place: string, isTiny: boolean) =>
  toMarkdown(`${place}\n\n${isTiny ? figureTable(rows) : results(rows)}`)

/** Writes the figures of a whole run into docs/benchmarks.md: below the command of each part, up to the next title. */
export async function writeDocument(rows: Row[], place: string) {
  const text = readFileSync(file, 'utf8')
    .replace(/^Measured on .*$/m, () => place)
    .replace(
      /^(npm run bench -- --only (\w+)\n```\n)[^]*?(?=^## |(?![^]))/gm,
      (_all, command: string, only: string) =>
        `${command}\n${results(rows.filter(({ id }) => id.startsWith(`${only}.`)))}\n\n`,
    )
  writeFileSync(file, await toMarkdown(text))
  console.log('\nWritten: docs/benchmarks.md')
}
