import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { distPaths, readDistText } from '../e2e/support/dist'

const TEXTS = distPaths().filter((path) => !/\.(br|gz|png|ico|wav)$|^\/_headers$/.test(path))

// The router holds a base of its own for addresses that it never fetches.
const OURS = TEXTS.filter((path) => !path.startsWith('/static/js/framework-'))

test('PL-36: there are no source maps and no hidden files', () => {
  expect(distPaths().filter((path) => /\.map$|\/\./.test(path))).toEqual([])
})

describe.each(TEXTS)('PL-36: %s', (path) => {
  const text = readDistText(path)

  test('points to no source map and to no place on the machine that built it', () => {
    expect(text).not.toContain('sourceMappingURL')
    expect(text).not.toContain(resolve(import.meta.dirname, '../..'))
    expect(text).not.toMatch(/node_modules|file:\/\//)
  })
})

test('PL-36: nothing of ours names an address at localhost', () => {
  expect(OURS.filter((path) => /localhost|127\.0\.0\.1/.test(readDistText(path)))).toEqual([])
})

test('PL-36: there are no hooks for tests, and no code of development', () => {
  const hook = /data-testid|__TEST|playwright|vitest|import\.meta\.hot|jsxDEV/i
  expect(TEXTS.filter((path) => hook.test(readDistText(path)))).toEqual([])
})
