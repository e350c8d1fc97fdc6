import { expect, test } from 'vitest'
import { MEDIA } from '../src/ui/browser/use-media'
import { findCycle } from './support/import-cycles'
import { checkFile, importsOf, isOwnFile, resolveImport } from './support/import-rules'
import { isBarrel } from './support/module-imports'
import { filesUnder, lineCount, readSource } from './support/source-files'
import { wordsIn } from './support/words-in'

const FILES = filesUnder('src', 'workers').filter((path) => !path.endsWith('.md'))
const KNOWN = new Set(FILES)
const CODE = filesUnder('src', 'workers', 'tests', 'scripts').filter((path) =>
  /\.(tsx?|mjs|css)$/.test(path),
)
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

// An alarm, not a knife: a file of more lines has perhaps a second subject. It is named, and nothing fails. Tables have
// as many rows as there are things.
const MAX_LINES = 250
const TABLES = /(\.(questions|[a-z]{2})|import-table)\.ts$/

const alarming = CODE.filter(
  (path) => !TABLES.test(path) && lineCount(readSource(path)) > MAX_LINES,
)
if (alarming.length > 0) console.warn(`Of more than ${MAX_LINES} lines: ${alarming.join(', ')}`)

const problemsIn = (path: string) => checkFile(path, readSource(path), KNOWN)

const loadedBy = (path: string) =>
  importsOf(path, readSource(path))
    .filter(({ specifier, how }) => specifier && isOwnFile(specifier) && how !== 'glob')
    .map((found) => resolveImport(path, found, KNOWN))
    .filter((target) => target !== null)
    // A translation names itself, so that the compiler compares it with its English file.
    .filter((target) => target !== path)

test.each(FILES)('%s has its place and imports only what the table lets it', (path) => {
  expect(problemsIn(path)).toEqual([])
})

test('no file imports itself by way of others', () => {
  expect(findCycle(new Map(FILES.map((path) => [path, loadedBy(path)])))).toBeNull()
})

test('there are no barrels', () => {
  const barrels = CODE.filter(
    (path) => /(^|\/)index\.\w+$/.test(path) || isBarrel(path, readSource(path)),
  )
  expect(barrels).toEqual([])
})

// A type may be exported for what the compiler infers from it. In translations the names are those of the English file.
const EXPORTED = /^export (?:async )?(?:const|function\*?|class) ([\w$]+)/gm

test('what a file exports is named in another one', () => {
  const sources = CODE.filter((path) => !path.endsWith('.css')).map(
    (path) => [path, readSource(path)] as const,
  )
  const filesByName = new Map<string, number>()
  for (const [, source] of sources)
    for (const name of new Set(source.match(/[\w$]+/g)))
      filesByName.set(name, (filesByName.get(name) ?? 0) + 1)
  const unused = sources
    .filter(([path]) => FILES.includes(path) && !/\.(?!en\b)[a-z]{2}\.ts$/.test(path))
    .flatMap(([path, source]) =>
      Array.from(source.matchAll(EXPORTED), ([, name = '']) => `${path}: ${name}`),
    )
    .filter((exported) => filesByName.get(exported.replace(/.*: /, '')) === 1)
  expect(unused).toEqual([])
})

test('files and folders have kebab-case names', () => {
  const odd = CODE.filter((path) => !path.split('/').every((part) => KEBAB.test(part)))
  expect(odd).toEqual([])
})

test('a worker entry has 40 lines at most', () => {
  const long = FILES.filter((path) => path.endsWith('.worker.ts')).filter(
    (path) => lineCount(readSource(path)) > 40,
  )
  expect(long).toEqual([])
})

const MEDIA_FILE = 'src/styles/media.css'

const mediaQueries = (path: string) => readSource(path).match(/@media[^{]*/g) ?? []

test('styles ask for the width of the window by the four names alone', () => {
  const sheets = FILES.filter((path) => path.endsWith('.css') && path !== MEDIA_FILE)
  expect(sheets.flatMap(mediaQueries).filter((query) => /width/.test(query))).toEqual([])
  expect(readSource(MEDIA_FILE).match(/-width/g)).toHaveLength(4)
})

/** Properties and values with a side, and moves along the line. */
const WITH_A_SIDE =
  /^ *(?:[\w-]+-)?(?:left|right)\b.*;|: (?:left|right);|translateX\((?!.*--onward).*/gm

/** Whether four values of `inset` differ at the two sides; a function is one value. */
function isOneSided(inset: string): boolean {
  let values = inset
  while (/\([^()]*\)/.test(values)) values = values.replace(/\([^()]*\)/g, '')
  const [, end, , start = end] = values.split(/ +/)
  return start !== end
}

test('styles know no left and right: pages from right to left are mirrored', () => {
  const sheets = FILES.filter((path) => path.endsWith('.css'))
  const found = sheets.flatMap((path) => {
    const source = readSource(path)
    const insets = Array.from(source.matchAll(/\binset: (.+);/g), ([, values = '']) => values)
    const lines = Array.from(source.matchAll(WITH_A_SIDE), ([line]) => line.trim())
    return [...lines, ...insets.filter(isOneSided)].map((line) => `${path}: ${line}`)
  })
  expect(found).toEqual([])
})

test('scripts ask for the same widths', () => {
  for (const [name, query] of Object.entries(MEDIA)) {
    expect(readSource(MEDIA_FILE)).toContain(`@custom-media --${name} ${query};`)
  }
})

/** Tables of names, lines in each language, the sample password on a card, a caption, a file for robots, and the words that an error must have. */
const MAY_HAVE_WORDS =
  /\.[a-z]{2}(-[a-z]+)?\.ts$|password-generator\/card-readout\.tsx$|-units\.ts$|\/(names|name-list|style|units|languages|sitemap|load-code)\.ts$/

const hasTexts = (path: string) => /^src\/(app|site|ui|platform|lib|tools\/[^/]+)\//.test(path)

test('the words for visitors stand in texts files', () => {
  const files = FILES.filter(
    (path) => /\.tsx?$/.test(path) && hasTexts(path) && !MAY_HAVE_WORDS.test(path),
  )
  const found = files.flatMap((path) =>
    wordsIn(path, readSource(path)).map((words) => `${path}: ${words}`),
  )
  expect(found).toEqual([])
})

// A Mac has them with Command; Ctrl K alone is the page's own, with either key.
test('browser tests press the shortcuts of the browser as the system has them', () => {
  const pressed = CODE.filter((path) => path.startsWith('tests/e2e/')).flatMap((path) =>
    Array.from(
      readSource(path).matchAll(/'(Control\+(?!k')\w)'/g),
      ([, keys]) => `${path}: ${keys}`,
    ),
  )
  expect(pressed).toEqual([])
})
