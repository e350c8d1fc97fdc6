import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../bootstrap/paths.mjs'

/** The file in the built site, linked at the foot of every page. */
export const PRIVACY_FILE = 'PRIVACY.txt'

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** A row of a table as one line of a list: `- nimble.theme (local storage): light or dark`. */
function listLine(row: string): string {
  const [name, where, what] = cellsOf(row)
  return `- ${name} (${where}): ${what}`
}

const isRow = (line: string) => line.startsWith('|')
const isHead = (line: string) => /^\|\s*(Name\b|-)/.test(line)

/** What README tells under 'Privacy' as plain text: the one place where it stands. */
export function privacyText(readme = readFileSync(join(rootDir, 'README.md'), 'utf8')): string {
  const [, rest = ''] = readme.split(/^## Privacy$/m)
  const [section = ''] = rest.split(/^## /m)
  const lines = section
    .trim()
    .split(/\r?\n/)
    .filter((line) => !isHead(line))
  const text = lines.map((line) => (isRow(line) ? listLine(line) : line)).join('\n')
  if (!text.includes('\n- ')) throw new Error('README has no table under Privacy')
  return `Privacy\n\n${text.replaceAll('`', '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')}\n`
}
