import { describe, expect, test } from 'vitest'
import { LANGUAGES, PUBLISHED } from '../../src/site/languages'
import {
  distPath,
  distPaths,
  keptFiles,
  readDist,
  readDistText,
  sentBytes,
} from '../e2e/support/dist'
import { PAGES } from '../e2e/support/routes'

/** All that a visit fetches without a touch; the shell of it is the same on every page. */
const SCRIPT_BUDGET_BYTES = 117_500
const STYLE_BUDGET_BYTES = 9_700

const html = (path: string) => readDistText(path === '/' ? '/index.html' : `${path}.html`)

const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, address = '']) => address)

const brotliBytes = (paths: Iterable<string>) =>
  [...new Set(paths)].reduce((sum, path) => sum + sentBytes(path), 0)

/**
 * The QR code has no text and the timer no time to count before the visitor's first touch; what is
 * announced of them comes beside all else. What the locale decides is read once a page has rested.
 */
const LATER_WORKER = /\b(qr|timer-tick|locale)\.worker-/

/** Scripts that a page names, and those of the workers that they start on load. */
function scriptsOf(page: string): string[] {
  const scripts = found(page, /(?:src|href)="(\/[^"]+\.js)"/g)
  const workers = scripts.flatMap((script) =>
    found(readDistText(script), /(\/(?:[a-z-]+\/)?static\/js\/[\w-]+\.worker-[\w-]+\.js)/g),
  )
  return [...scripts, ...workers].filter((script) => !LATER_WORKER.test(script))
}

test.each(PAGES)('the scripts of $path, workers included, are 117.5 kB or less', ({ path }) => {
  const scripts = scriptsOf(html(path))
  expect(scripts).toContain(distPath(/\/framework-[\w-]+\.chunk\.js$/))
  expect(brotliBytes(scripts)).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES)
})

test.each(PAGES)('the style sheets of $path are 9.7 kB or less', ({ path }) => {
  const sheets = found(html(path), /href="(\/[^"]+\.css)"/g)
  expect(sheets.length).toBeGreaterThan(0)
  expect(brotliBytes(sheets)).toBeLessThanOrEqual(STYLE_BUDGET_BYTES)
})

test.each(PAGES)('$path announces each script that its scripts import', ({ path }) => {
  const named = scriptsOf(html(path))
  const imported = named.flatMap((script) =>
    found(readDistText(script), /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g),
  )
  expect(named).toEqual(expect.arrayContaining(imported.map((name) => `/static/js/${name}`)))
})

/** A page of another language has longer words, and how that language writes. */
const OVER_ENGLISH_BYTES = 1_200
/** The hashes in the names of files are others after each change, and do not compress: up to 110 bytes have been seen. */
const NOISE_BYTES = 110
/** Names that English has in its tables: of the units of a page, and of the currencies that one begins with. */
const NAMES_BYTES: Readonly<Record<string, number>> = {
  '/unit-converter': 450,
  '/currency-converter': 100,
}

const OTHERS = PUBLISHED.filter((id) => id !== 'en').map((id) => LANGUAGES[id])

describe.each(OTHERS)('in $name', ({ path: language }) => {
  test.each(PAGES)('the scripts of $path are hardly longer than in English', ({ path }) => {
    const own = readDistText(path === '/' ? `/${language}.html` : `/${language}${path}.html`)
    const over = brotliBytes(scriptsOf(own)) - brotliBytes(scriptsOf(html(path)))
    expect(over).toBeLessThanOrEqual(OVER_ENGLISH_BYTES + NOISE_BYTES + (NAMES_BYTES[path] ?? 0))
  })

  test('the language adds 425 files and 2.8 MB to the site or less, what is compressed included', () => {
    const names = new RegExp(`^/(${language}\\.html|${language}/.*|sw\\.${language}\\.js)$`)
    const [own, english] = [keptFiles(language), keptFiles()]
    const files = distPaths().filter((path) => {
      const plain = path.replace(/\.(br|gz)$/, '')
      return names.test(plain) || (own.has(plain) && !english.has(plain))
    })
    expect(files.length).toBeLessThanOrEqual(425)
    const bytes = files.reduce((sum, path) => sum + readDist(path).length, 0)
    expect(bytes).toBeLessThanOrEqual(2_800_000)
  })
})

test('no page names the code of another tool', () => {
  for (const { path } of PAGES) {
    const others = PAGES.filter((page) => page.path !== path && page.path !== '/')
    for (const other of others) expect(html(path)).not.toContain(`/js${other.path}-`)
  }
})

test('V8 is told to compile the framework off the thread, in the first line of its file alone', () => {
  const scripts = distPaths().filter((path) => path.endsWith('.js'))
  const hinted = scripts.filter((path) =>
    readDistText(path).startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(hinted).toEqual([distPath(/\/framework-[\w-]+\.chunk\.js$/)])
})

// Each has a text that is in no other module.
test.each([
  ['decimal.js', '[DecimalError] '],
  ['the decoder of QR codes', 'scanner operation already in flight'],
  ['the words of passphrases', 'AabacusCdomenFinal'],
])('PL-57: %s is in one file for pages and workers alike', (_what, text) => {
  const scripts = distPaths().filter((path) => path.endsWith('.js'))
  expect(scripts.filter((path) => readDistText(path).includes(text))).toHaveLength(1)
})
