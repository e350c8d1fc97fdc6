import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { distPaths, readDist } from '../e2e/support/dist'

const TEXTS = distPaths().filter(
  (path) => !/\.(br|gz|png|webp|ico|wav|woff2)$|^\/_headers$/.test(path),
)

test.each(TEXTS)(
  'PL-47: %s has a smaller double for each compression, with the same content',
  (path) => {
    const content = readDist(path)
    const [br, gz] = [readDist(`${path}.br`), readDist(`${path}.gz`)]
    expect(brotliDecompressSync(br).equals(content)).toBe(true)
    expect(gunzipSync(gz).equals(content)).toBe(true)
    // A few bytes of text may grow by the frame around them.
    if (content.length > 100) expect(br.length).toBeLessThan(content.length)
  },
)

test('there is no double without its file', () => {
  const paths = new Set(distPaths())
  const doubles = [...paths].filter((path) => /\.(br|gz)$/.test(path))
  expect(doubles.filter((path) => !paths.has(path.replace(/\.(br|gz)$/, '')))).toEqual([])
})
