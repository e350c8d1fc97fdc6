import { expect, test } from 'vitest'

import {
  countPlaywright,
  countVitest,
  formatCounts,
  settleCounts,
  sumCounts,
} from '../../../scripts/check/counts'

const vitestFile = (status: string, ...outcomes: string[]) => ({
  name: 'tests/some.test.ts',
  status,
  assertionResults: outcomes.map((outcome, at) => ({ status: outcome, fullName: `test ${at}` })),
})

const vitestReport = (...testResults: unknown[]) => JSON.stringify({ testResults })

test('every test of Vitest is counted once, those that failed by their names', () => {
  const report = vitestReport(
    vitestFile('passed', 'passed', 'passed', 'skipped', 'todo', 'pending'),
    vitestFile('failed', 'passed', 'failed', 'failed'),
  )
  const failed = ['tests/some.test.ts: test 1', 'tests/some.test.ts: test 2']
  expect(countVitest(report)).toEqual({ passed: 3, failed, skipped: 3 })
})

test('a file that fails outside its tests counts as a failure', () => {
  const report = vitestReport(
    vitestFile('failed'),
    vitestFile('failed', 'failed'),
    vitestFile('failed', 'skipped'),
  )
  const failed = ['tests/some.test.ts', 'tests/some.test.ts: test 0', 'tests/some.test.ts']
  expect(countVitest(report)).toEqual({ passed: 0, failed, skipped: 1 })
})

const spec = (title: string, ...outcomes: string[]) => ({
  file: 'some.spec.ts',
  title,
  tests: outcomes.map((status) => ({ status })),
})

const suites = [
  {
    specs: [
      spec('broken', 'unexpected', 'expected'),
      spec('fine', 'expected'),
      spec('off', 'skipped'),
    ],
    suites: [{ specs: [spec('now and then', 'flaky')] }],
  },
]

const playwrightReport = (report: object) =>
  JSON.stringify({ stats: { expected: 5, skipped: 3 }, suites: [], errors: [], ...report })

test('a flaky browser test counts as failed, and each that failed has its name', () => {
  const failed = ['some.spec.ts: now and then', 'some.spec.ts: broken']
  expect(countPlaywright(playwrightReport({ suites }))).toEqual({ passed: 5, failed, skipped: 3 })
})

test('an exit code of a failure counts more than the report', () => {
  const allPassed = { passed: 5, failed: [], skipped: 1 }
  expect(settleCounts(allPassed, 1, 'unit')).toEqual({ passed: 5, failed: ['unit'], skipped: 1 })
  const oneFailed = { ...allPassed, failed: ['a test'] }
  expect(settleCounts(oneFailed, 1, 'unit')).toEqual(oneFailed)
  expect(settleCounts(allPassed, 0, 'unit')).toEqual(allPassed)
})

test('the closing line adds up all layers', () => {
  const layers = [
    { passed: 1, failed: [], skipped: 0 },
    { passed: 200, failed: ['a', 'b'], skipped: 3 },
  ]
  expect(formatCounts(sumCounts(layers))).toBe('201 passed, 2 failed, 3 skipped')
})
