import { join } from 'node:path'
import { rootDir } from '../bootstrap/paths.mjs'
import type { Counts } from './counts.ts'

/** One program of the test run, by the arguments of Node. It counts as one check unless it leaves a
JSON report that can be counted. */
export type Check = {
  name: string
  args: string[]
  report?: { file: string; count: (json: string) => Counts }
  env?: Record<string, string>
  needsBuild?: boolean
  needsBrowser?: boolean
  /** Runs beside its neighbors that may: it uses little of the machine, or not for long. */
  isLight?: boolean
}

/** The browser tests end themselves, with a report, after this long. */
export const browserTestsLimitMs = 900_000

/** Ends a check that hangs: far above what any takes, and later than the one that ends itself. */
export const checkLimitMs = browserTestsLimitMs + 120_000

export const reportsDir = join(rootDir, 'node_modules', '.cache', 'reports')

/** Checks in the order in which they run; those of one list run side by side. */
export function stagesOf(checks: Check[]): Check[][] {
  const stages: Check[][] = []
  for (const check of checks) {
    const last = stages.at(-1)
    if (check.isLight && last?.[0]?.isLight) last.push(check)
    else stages.push([check])
  }
  return stages
}
