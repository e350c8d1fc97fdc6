import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../bootstrap/paths.mjs'

/** What README has under 'Privacy', without its marks. */
interface PrivacyText {
  /** Paragraphs before the list of what is kept, and after it. */
  before: string[]
  after: string[]
  kept: { name: string; where: string; what: string }[]
}

const isTable = (block: string) => block.startsWith('|')

const plain = (text: string) =>
  text
    .replaceAll('`', '')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/\s+/g, ' ')

function readRow(row: string) {
  const [name = '', where = '', what = ''] = row.split('|').slice(1, -1).map(plain)
  return { name: name.trim(), where: where.trim(), what: what.trim() }
}

/** The part 'Privacy' of README, which is the one place where it stands; throws where it has no table. */
export function readPrivacy(
  readme = readFileSync(join(rootDir, 'README.md'), 'utf8'),
): PrivacyText {
  const [, rest = ''] = readme.replaceAll('\r\n', '\n').split(/^## Privacy$/m)
  const [section = ''] = rest.split(/^## /m)
  const blocks = section.trim().split(/\n{2,}/)
  const at = blocks.findIndex(isTable)
  const [, , ...rows] = blocks[at]?.split('\n') ?? []
  if (rows.length === 0) throw new Error('README has no table under Privacy')
  return {
    before: blocks.slice(0, at).map(plain),
    kept: rows.map(readRow),
    after: blocks.slice(at + 1).map(plain),
  }
}
