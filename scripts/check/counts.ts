export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** What the counts need of the JSON report of Vitest. */
type VitestFile = { status: string; assertionResults: Array<{ status: string }> }
type VitestReport = { testResults: VitestFile[] }

/** What the counts need of the JSON report of Playwright. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

function countFile({ status, assertionResults }: VitestFile): Counts {
  const those = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length
  const [passed, failed] = [those('passed'), those('failed')]
  const skipped = assertionResults.length - passed - failed
  return settleCounts({ passed, failed, skipped }, status === 'failed' ? 1 : 0)
}

/** A file that fails outside its tests (an import, a hook) counts as one more failure. */
export function countVitest(json: string): Counts {
  const { testResults }: VitestReport = JSON.parse(json)
  return sumCounts(testResults.map(countFile))
}

/** A test that passes only now and then is a failure, and so is each error outside the tests. */
export function countPlaywright(json: string): Counts {
  const { stats, errors }: PlaywrightReport = JSON.parse(json)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * The counts of a runner that has ended: one failure at least if its exit code is that of a failure.
 * @param counts null when the runner left no report
 */
export function settleCounts(counts: Counts | null, exitCode: number): Counts {
  if (counts === null) return { passed: 0, failed: 1, skipped: 0 }
  if (exitCode === 0) return counts
  return { ...counts, failed: Math.max(counts.failed, 1) }
}

/** A check that only passes or fails. */
export const countOne = (hasPassed: boolean): Counts => ({
  passed: hasPassed ? 1 : 0,
  failed: hasPassed ? 0 : 1,
  skipped: 0,
})

export function sumCounts(list: Counts[]): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of list) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
  }
  return sum
}

export const formatCounts = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
