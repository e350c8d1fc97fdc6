import { expect, test } from 'vitest'
import { filesUnder, readSource } from '../support/source-files'

const scripts = filesUnder('dist/static/js').filter((path) => path.endsWith('.js'))
const built = (name: RegExp) => scripts.filter((path) => name.test(path)).map(readSource)

const weakDraws = (code: string) => code.split('Math.random').length - 1

test('PW-21: the built page of the password generator never draws with Math.random', () => {
  const chunks = built(/\/password-generator-[^/]*\.chunk\.js$/)
  expect(chunks).not.toHaveLength(0)
  expect(chunks.filter(weakDraws)).toEqual([])
})

test('PW-21: its worker has Math.random only where Comlink numbers its messages', () => {
  const workers = built(/\/password\.worker-[^/]*\.js$/)
  expect(workers).toHaveLength(1)
  expect(workers.map(weakDraws)).toEqual([
    weakDraws(readSource('node_modules/comlink/dist/esm/comlink.mjs')),
  ])
  expect(workers.join('')).toContain('getRandomValues')
})
