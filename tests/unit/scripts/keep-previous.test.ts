import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPrevious } from '../../../scripts/make/keep-previous'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'keep-test-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function release(name: string, ...files: string[]): string {
  for (const file of files) {
    const path = join(root, name, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${file} of ${name}`)
  }
  return join(root, name)
}

const scriptsIn = (dir: string) => readdirSync(join(dir, 'static/js')).toSorted()

test('the hashed files of the previous release are added, its pages are not', () => {
  const one = release('one', 'index.html', 'static/js/a-1.js', 'static/js/a-1.js.br')
  const two = release('two', 'static/js/a-2.js')
  expect(keepPrevious(one, two).toSorted()).toEqual(['static/js/a-1.js', 'static/js/a-1.js.br'])
  expect(scriptsIn(two)).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js'])
  expect(readdirSync(two)).not.toContain('index.html')
})

test('those of each language are added too', () => {
  const one = release('one', 'de.html', 'de/static/js/a.worker-1.js')
  const two = release('two', 'static/js/a-2.js')
  expect(keepPrevious(one, two)).toEqual(['de/static/js/a.worker-1.js'])
})

test('a file that the new build has too stays the new one', () => {
  const one = release('one', 'static/js/same-1.js')
  const two = release('two', 'static/js/same-1.js')
  keepPrevious(one, two)
  expect(readFileSync(join(two, 'static/js/same-1.js'), 'utf8')).toBe('static/js/same-1.js of two')
})

test('there are never more than two releases', () => {
  const one = release('one', 'static/js/a-1.js')
  const two = release('two', 'static/js/a-2.js')
  const three = release('three', 'static/js/a-3.js')
  keepPrevious(one, two)
  keepPrevious(two, three)
  expect(scriptsIn(three)).toEqual(['a-2.js', 'a-3.js'])
})

test('a second run changes nothing', () => {
  const one = release('one', 'static/js/a-1.js')
  const two = release('two', 'static/js/a-2.js')
  const three = release('three', 'static/js/a-3.js')
  keepPrevious(one, two)
  expect(keepPrevious(one, two)).toEqual([])
  keepPrevious(two, three)
  expect(scriptsIn(three)).toEqual(['a-2.js', 'a-3.js'])
})

test('before the first release there is nothing to keep', () => {
  const one = release('one', 'static/js/a-1.js')
  expect(keepPrevious(join(root, 'none'), one)).toEqual([])
  expect(scriptsIn(one)).toEqual(['a-1.js'])
})
