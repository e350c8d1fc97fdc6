import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../bootstrap/paths.mjs'
import { runCommand } from '../programs/run-command.ts'
import { countOne, settleCounts, type Counts } from './counts.ts'

/** One program of the test run, by the arguments of Node. It counts as one check unless it leaves a
JSON report that can be counted. */
export type Check = {
  name: string
  args: string[]
  report?: { file: string; count: (json: string) => Counts }
  env?: Record<string, string>
  needsBuild?: boolean
  needsBrowser?: boolean
  /** Runs beside the check before it: it uses little of the machine, or not for long. */
  isLight?: boolean
}

/** The browser tests end themselves, with a report, after this long. */
export const browserTestsLimitMs = 900_000

/** Ends a check that hangs: far above what any takes, and later than the one that ends itself. */
const checkLimitMs = browserTestsLimitMs + 120_000

export const reportsDir = join(rootDir, 'node_modules', '.cache', 'reports')

/** Checks in the order in which they run; those of one list run side by side. */
export function stagesOf(checks: Check[]): Check[][] {
  const stages: Check[][] = []
  for (const check of checks) {
    const last = stages.at(-1)
    if (check.isLight && last) last.push(check)
    else stages.push([check])
  }
  return stages
}

function readCounts({ file, count }: NonNullable<Check['report']>) {
  try {
    return count(readFileSync(file, 'utf8'))
  } catch (error) {
    return countOne(`The run left no report that can be read: ${String(error)}`)
  }
}

/**
 * Runs one check to its end and counts its outcome.
 * @param isInOnePiece its output comes at the end: others write meanwhile
 */
export async function runCheck(
  { name, args, report, env = {} }: Check,
  isInOnePiece: boolean,
): Promise<Counts> {
  const title = `\n--- ${name}`
  if (!isInOnePiece) console.log(title)
  mkdirSync(reportsDir, { recursive: true })
  // A runner that crashes must not be judged by the report of an earlier run.
  if (report !== undefined) rmSync(report.file, { force: true })
  const logFile = join(reportsDir, `${name}.log`)
  const output = isInOnePiece ? openSync(logFile, 'w') : 'inherit'
  const code = await runCommand(process.execPath, args, { env, limitMs: checkLimitMs, output })
  if (output !== 'inherit') {
    closeSync(output)
    console.log(`${title}\n${readFileSync(logFile, 'utf8')}`)
  }
  const fault = `exit code ${code}`
  return report
    ? settleCounts(readCounts(report), code, fault)
    : countOne(code === 0 ? undefined : fault)
}
