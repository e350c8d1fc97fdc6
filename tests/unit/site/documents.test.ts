import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, PUBLISHED } from '../../../src/site/languages'
import { filesUnder, readSource } from '../../support/source-files'

const ROOT = resolve(import.meta.dirname, '../../..')

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  'src/tools/README.md',
  ...filesUnder('docs').filter((path) => path.endsWith('.md')),
]

const linksIn = (text: string) =>
  Array.from(text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g), ([, path = '']) => path)

test.each(DOCUMENTS)('every link of %s leads to a file', (document) => {
  const links = linksIn(readSource(document))
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([])
})

test('README has a row for each published language, with its name and its path', () => {
  const [, table = ''] = /\n## Languages\n\n((?:\|.*\n)+)/.exec(readSource('README.md')) ?? []
  const rows = table
    .split('\n')
    .flatMap((line) => /^\| (\S+) +\| `(\S+)`/.exec(line)?.slice(1) ?? [])
  expect(rows).toEqual(PUBLISHED.flatMap((id) => [LANGUAGES[id].name, `/${LANGUAGES[id].path}`]))
})

test('each row of the table against the peers names what shows it', () => {
  const rows = readSource('docs/peers.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
  const [, , ...facts] = rows.map((row) => row.split('|')[2] ?? '')
  expect(facts.length).toBeGreaterThan(10)
  expect(facts.filter((cell) => linksIn(cell).length === 0)).toEqual([])
})
