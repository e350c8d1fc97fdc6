import { expect, test } from 'vitest'
import { filesUnder, readSource } from './support/source-files'

/** The cases that must hold: how many there are of each kind, numbered from 1. */
const CASES = { PW: 52, QR: 42, UN: 65, CU: 40, CA: 72, TI: 25, CO: 20, PL: 40 }

/** Cases that no test names, and what holds them. */
const ELSEWHERE: Record<string, string> = {
  'PL-39': 'tests/e2e/support/test.ts fails every browser test that has an uncaught error',
  'PL-40': 'npm run bench judges the longest task of the main thread',
  'TI-24': 'by hand: a real phone with its screen locked',
}

const EVERY = Object.entries(CASES).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index) => `${kind}-${String(index + 1).padStart(2, '0')}`),
)

const NAMED = new Set(
  filesUnder('tests')
    .filter((path) => path.endsWith('.ts') && !path.endsWith('cases.test.ts'))
    .flatMap((path) => readSource(path).match(/\b(PW|QR|UN|CU|CA|TI|CO|PL)-\d+\b/g) ?? []),
)

test('every case has a test that names it, or a reason why not', () => {
  expect(EVERY.filter((id) => !NAMED.has(id)).toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted())
})

test('no test names a case that there is not', () => {
  expect([...NAMED].filter((id) => !EVERY.includes(id))).toEqual([])
})
