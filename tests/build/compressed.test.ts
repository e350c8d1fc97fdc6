import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LEAST_BYTES } from '../../scripts/build/compress'
import { distPaths, readDist } from '../e2e/support/dist'

const TEXTS = distPaths().filter(
  (path) => !/\.(br|gz|png|webp|ico|wav|woff2)$|^\/_headers$/.test(path),
)
const LONG_TEXTS = TEXTS.filter((path) => readDist(path).length >= LEAST_BYTES)

test.each(LONG_TEXTS)(
  'PL-47: %s has a smaller double for each compression, with the same content',
  (path) => {
    const content = readDist(path)
    const [br, gz] = [readDist(`${path}.br`), readDist(`${path}.gz`)]
    expect(brotliDecompressSync(br).equals(content)).toBe(true)
    expect(gunzipSync(gz).equals(content)).toBe(true)
    for (const double of [br, gz]) expect(double.length).toBeLessThan(content.length)
  },
)

test('PL-47: a small text has none', () => {
  const doubles = TEXTS.filter((path) => !LONG_TEXTS.includes(path)).map((path) => `${path}.br`)
  expect(doubles.length).toBeGreaterThan(0)
  expect(distPaths().filter((path) => doubles.includes(path))).toEqual([])
})

test('there is no double without its file', () => {
  const paths = new Set(distPaths())
  const doubles = [...paths].filter((path) => /\.(br|gz)$/.test(path))
  expect(doubles.filter((path) => !paths.has(path.replace(/\.(br|gz)$/, '')))).toEqual([])
})
