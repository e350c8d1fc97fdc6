import { relative, sep } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResult, JsonTestResults } from 'vitest/reporters'
import { rootDir } from '../bootstrap/paths.mjs'

/** What a check has counted; of what failed the names. */
export interface Counts {
  passed: number
  failed: string[]
  skipped: number
}

function countFile({ name, status, assertionResults }: JsonTestResult): Counts {
  const file = relative(rootDir, name).replaceAll(sep, '/')
  const those = (wanted: string) => assertionResults.filter((test) => test.status === wanted)
  const failed = those('failed').map(({ fullName }) => `${file}: ${fullName}`)
  const passed = those('passed').length
  const skipped = assertionResults.length - passed - failed.length
  return settleCounts({ passed, failed, skipped }, status === 'failed' ? 1 : 0, file)
}

/** A file that fails outside its tests (an import, a hook) counts as one more failure. */
export function countVitest(json: string): Counts {
  const { testResults }: JsonTestResults = JSON.parse(json)
  return sumCounts(testResults.map(countFile))
}

const failedIn = ({ suites = [], specs }: JSONReportSuite): string[] => [
  ...suites.flatMap(failedIn),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => /unexpected|flaky/.test(status)).map(() => `${file}: ${title}`),
  ),
]

/** A test that passes only now and then is a failure, and so is each error outside the tests. */
export function countPlaywright(json: string): Counts {
  const { stats, suites, errors }: JSONReport = JSON.parse(json)
  const outside = errors.map(({ message = 'an error outside the tests' }) => message)
  const failed = [...suites.flatMap(failedIn), ...outside]
  return { passed: stats.expected, failed, skipped: stats.skipped }
}

/** The counts of a runner that has ended: one failure at least, by this name, if its exit code is that of a failure. */
export function settleCounts(counts: Counts, exitCode: number, name: string): Counts {
  return exitCode === 0 || counts.failed.length > 0 ? counts : { ...counts, failed: [name] }
}

/** A check that only passes or fails, for a reason. */
export const countOne = (fault?: string): Counts => ({
  passed: fault === undefined ? 1 : 0,
  failed: fault === undefined ? [] : [fault],
  skipped: 0,
})

export const sumCounts = (list: Counts[]): Counts => ({
  passed: list.reduce((sum, { passed }) => sum + passed, 0),
  failed: list.flatMap(({ failed }) => failed),
  skipped: list.reduce((sum, { skipped }) => sum + skipped, 0),
})

export const formatCounts = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed.length} failed, ${skipped} skipped`

/** A line for each that failed, below those of its check. */
export const formatFailed = ({ failed }: Counts) =>
  failed.map((name) => `\n  ${name.split('\n', 1)[0]}`).join('')
