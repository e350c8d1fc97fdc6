/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * What the counts need of the JSON report of Vitest.
 * @typedef {{ status: string, assertionResults: Array<{ status: string }> }} VitestFile
 * @typedef {{ testResults: VitestFile[] }} VitestReport
 */

/**
 * What the counts need of the JSON report of Playwright.
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: unknown[],
 * }} PlaywrightReport
 */

/**
 * A file that fails outside its tests (an import, a hook) counts as one more failure.
 * @param {string} json
 * @returns {Counts}
 */
export function countVitest(json) {
  /** @type {VitestReport} */
  const { testResults } = JSON.parse(json)
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { status, assertionResults } of testResults) {
    const failedBefore = counts.failed
    for (const test of assertionResults) {
      if (test.status === 'passed') counts.passed += 1
      else if (test.status === 'failed') counts.failed += 1
      else counts.skipped += 1
    }
    if (status === 'failed' && counts.failed === failedBefore) counts.failed += 1
  }
  return counts
}

/**
 * A test that passes only now and then is a failure, and so is each error outside the tests.
 * @param {string} json
 * @returns {Counts}
 */
export function countPlaywright(json) {
  /** @type {PlaywrightReport} */
  const { stats, errors } = JSON.parse(json)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * The counts of a runner that has ended: one failure at least if its exit code says that it failed.
 * @param {Counts | null} counts null when the runner left no report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function settleCounts(counts, exitCode) {
  if (counts === null) return { passed: 0, failed: 1, skipped: 0 }
  if (exitCode === 0) return counts
  return { ...counts, failed: Math.max(counts.failed, 1) }
}

/**
 * A check that only passes or fails.
 * @param {boolean} hasPassed
 * @returns {Counts}
 */
export const countOne = (hasPassed) => ({
  passed: hasPassed ? 1 : 0,
  failed: hasPassed ? 0 : 1,
  skipped: 0,
})

/**
 * @param {Counts[]} list
 * @returns {Counts}
 */
export function sumCounts(list) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of list) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
  }
  return sum
}

/** @param {Counts} counts */
export const formatCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
