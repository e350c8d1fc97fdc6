import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LANGUAGES, PUBLISHED } from '../../src/site/languages'
import { TOOLS } from '../../src/tools/registry'
import { distPath, readDistText } from '../e2e/support/dist'

/**
 * Brotli bytes of what comes with the first focus of the field: the code of the box with its styles, and the worker that
 * answers. The box lists each tool and each of its extras with their keywords: a further tool takes some hundreds.
 */
const BUDGET_BYTES = 113_000 + 500 * (TOOLS.length - 7)
/** What a further language has beside English: its rules for questions, its names of units, money and places. */
const LANGUAGE_BYTES = 25_000

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.[\w./-]+\.js)["']/g
const STYLE = /static\/assets\/[\w.-]+\.css/g

/** Scripts, and all that they import at once. */
function withImports(scripts: Iterable<string>): Set<string> {
  const found = new Set(scripts)
  for (const script of found) {
    for (const [, name = ''] of readDistText(script).matchAll(STATIC_IMPORT)) {
      found.add(posix.join(posix.dirname(script), name))
    }
  }
  return found
}

const stylesIn = (text: string) => Array.from(text.matchAll(STYLE), ([path]) => `/${path}`)

const bytesOf = (paths: Iterable<string>) =>
  [...new Set(paths)].reduce((sum, path) => sum + brotliCompressSync(readDistText(path)).length, 0)

/** What is fetched on the landing page of a language when the box is first used. */
function bytesOfBox(language: string) {
  const landing = readDistText(language ? `/${language}.html` : '/index.html')
  const loader = distPath(
    /\/load-answering-[\w-]+\.chunk\.js$|\/landing-[\w-]+\.chunk\.js$/,
    language,
  )
  const box = distPath(/\/answering-[\w-]+\.chunk\.js$/, language)
  const worker = distPath(/\/answers\.worker-[\w-]+\.js$/, language)
  const styles = stylesIn(readDistText(loader))
  const fetched = [...withImports([box, worker]), ...styles].filter(
    (path) => !landing.includes(path),
  )
  expect(fetched).toEqual(expect.arrayContaining([box, worker]))
  return bytesOf(fetched)
}

test('the box and the worker that answers are 113 kB or less with seven tools', () => {
  expect(bytesOfBox('')).toBeLessThanOrEqual(BUDGET_BYTES)
})

test.each(PUBLISHED.filter((id) => id !== 'en'))('in %s they are 25 kB more or less', (id) => {
  expect(bytesOfBox(LANGUAGES[id].path)).toBeLessThanOrEqual(BUDGET_BYTES + LANGUAGE_BYTES)
})
