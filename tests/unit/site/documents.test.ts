import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, PUBLISHED } from '../../../src/site/languages'
import { filesUnder, readSource } from '../../support/source-files'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Those that tell of the code. */
const GUIDES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'src/tools/README.md']

const DOCUMENTS = [
  ...GUIDES,
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  ...filesUnder('docs').filter((path) => path.endsWith('.md')),
]

const linksIn = (text: string) =>
  Array.from(text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g), ([, path = '']) => path)

test.each(DOCUMENTS)('every link of %s leads to a file', (document) => {
  const links = linksIn(readSource(document))
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([])
})

const FOLDERS = ['docs', 'public', 'scripts', 'src', 'tests', 'workers']

const SOURCES = ['vite.config.ts', ...filesUnder(...FOLDERS)].map((path) => `/${path}\n`).join('')

/** Whether a file, with its extension or without, or a folder has a path that ends so. */
const isThere = (name: string) => ['\n', '.', '/'].some((end) => SOURCES.includes(`/${name}${end}`))

/** What stands between backticks and is written as a source file or folder of ours is: without a gap to fill in. */
const pathsIn = (text: string) =>
  Array.from(text.matchAll(/`([a-z][a-z0-9.-]*(?:\/[a-z0-9.-]+)*)(\/?)`/g))
    .filter(([, name = '', slash]) => slash || /\/|\.(tsx?|mjs|css)$/.test(name))
    .map(([, name = '']) => name)

test.each(GUIDES)('every source file and folder that %s names is there', (document) => {
  expect(pathsIn(readSource(document)).filter((name) => !isThere(name))).toEqual([])
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
