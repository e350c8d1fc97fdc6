import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { TOOLS } from '../../src/tools/registry'
import { distPath, distPaths, readDistText } from '../e2e/support/dist'

/**
 * Brotli bytes of the box, its combobox and the answer to a first sum, on the landing page, without the hashes in names
 * of files: these take 500 of the 60,500, or 50 more or less by chance. The box lists each tool and each of its extras
 * with their keywords: a further tool takes three hundred.
 */
const BUDGET_BYTES = 60_000 + 300 * (TOOLS.length - 7)

const HASH = /-[\w-]{8}(?=\.)/g

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g
const STYLE = /static\/assets\/[\w.-]+\.css/g

/** Scripts, and all that they import at once. */
function withImports(scripts: Iterable<string>): Set<string> {
  const found = new Set(scripts)
  for (const script of found) {
    for (const [, name] of readDistText(script).matchAll(STATIC_IMPORT)) {
      found.add(`/static/js/${name}`)
    }
  }
  return found
}

const stylesIn = (text: string) => Array.from(text.matchAll(STYLE), ([path]) => `/${path}`)

const bytesOf = (paths: Iterable<string>) =>
  [...new Set(paths)].reduce(
    (sum, path) => sum + brotliCompressSync(readDistText(path).replace(HASH, '')).length,
    0,
  )

const calculatorAnswer = () =>
  distPaths()
    .filter((path) => /\/answer-[\w-]+\.chunk\.js$/.test(path))
    .find((path) => readDistText(path).includes('Angles in degrees')) ?? ''

test('the box, its combobox and the first sum are 60.5 kB or less with seven tools, and 300 bytes more for each further one', () => {
  const landing = readDistText('/index.html')
  const loader = distPath(/\/box-loader-[\w-]+\.chunk\.js$/)
  const box = distPath(/\/answer-box-[\w-]+\.chunk\.js$/)
  const needed = withImports([loader, box, calculatorAnswer()])
  const styles = stylesIn(readDistText(loader))
  const fetched = [...needed, ...styles].filter((path) => !landing.includes(path))
  expect(fetched).toEqual(expect.arrayContaining([box, calculatorAnswer()]))
  expect(fetched.filter((path) => /\/calculator-/.test(path))).toEqual([])
  expect(bytesOf(fetched)).toBeLessThanOrEqual(BUDGET_BYTES)
})
