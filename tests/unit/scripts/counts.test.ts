import { expect, test } from 'vitest'

import {
  countPlaywright,
  countVitest,
  formatCounts,
  settleCounts,
  sumCounts,
} from '../../../scripts/check/counts'

const vitestFile = (status: string, ...outcomes: string[]) => ({
  status,
  assertionResults: outcomes.map((outcome) => ({ status: outcome })),
})

const vitestReport = (...testResults: unknown[]) => JSON.stringify({ testResults })

test('every test of Vitest is counted once', () => {
  const report = vitestReport(
    vitestFile('passed', 'passed', 'passed', 'skipped', 'todo', 'pending'),
    vitestFile('failed', 'passed', 'failed', 'failed'),
  )
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 3 })
})

test('a file that fails outside its tests counts as a failure', () => {
  const report = vitestReport(
    vitestFile('failed'),
    vitestFile('failed', 'failed'),
    vitestFile('failed', 'skipped'),
  )
  expect(countVitest(report)).toEqual({ passed: 0, failed: 3, skipped: 1 })
})

const playwrightReport = (stats: object, ...errors: unknown[]) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors })

test('a flaky browser test counts as failed', () => {
  const report = playwrightReport({ expected: 5, unexpected: 1, flaky: 2, skipped: 3 })
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 3 })
})

test('an error outside the browser tests counts as failed', () => {
  const report = playwrightReport({ expected: 5 }, { message: 'the server did not start' })
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

test('a runner that crashes without a report counts as one failed', () => {
  expect(settleCounts(null, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(settleCounts(null, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('an exit code of a failure counts more than the report', () => {
  const allPassed = { passed: 5, failed: 0, skipped: 1 }
  expect(settleCounts(allPassed, 1)).toEqual({ passed: 5, failed: 1, skipped: 1 })
  expect(settleCounts({ ...allPassed, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2, skipped: 1 })
  expect(settleCounts(allPassed, 0)).toEqual(allPassed)
})

test('the closing line adds up all layers', () => {
  const layers = [
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 200, failed: 2, skipped: 3 },
  ]
  expect(formatCounts(sumCounts(layers))).toBe('201 passed, 2 failed, 3 skipped')
})
