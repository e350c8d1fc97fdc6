import { expect, test } from 'vitest'
import { distPath, distPaths, readDist, readDistText } from '../e2e/support/dist'
import { PAGES } from '../e2e/support/routes'

/** All that a visit fetches without a touch; the shell of it is the same on every page. */
const SCRIPT_BUDGET_BYTES = 116_700
const STYLE_BUDGET_BYTES = 9_700

const html = (path: string) => readDistText(path === '/' ? '/index.html' : `${path}.html`)

const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, address = '']) => address)

const brotliBytes = (paths: Iterable<string>) =>
  [...new Set(paths)].reduce((sum, path) => sum + readDist(`${path}.br`).length, 0)

/**
 * The QR code has no text and the timer no time to count before the visitor's first touch; what is
 * announced of them comes beside all else. What the locale decides is read once a page has rested.
 */
const LATER_WORKER = /\b(qr|timer-tick|locale)\.worker-/

/** Scripts that a page names, and those of the workers that they start on load. */
function scriptsOf(page: string): string[] {
  const scripts = found(page, /(?:src|href)="(\/[^"]+\.js)"/g)
  const workers = scripts.flatMap((script) =>
    found(readDistText(script), /([\w-]+\.worker-[\w-]+\.js)/g),
  )
  return [...scripts, ...workers.map((name) => `/static/js/${name}`)].filter(
    (script) => !LATER_WORKER.test(script),
  )
}

test.each(PAGES)('the scripts of $path, workers included, are 116.7 kB or less', ({ path }) => {
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
