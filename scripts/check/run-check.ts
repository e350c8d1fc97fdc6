import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { runCommand } from '../bootstrap/run-command.mjs'
import { checkLimitMs, logFile, reportsDir, type Check } from './check.ts'
import { countOne, settleCounts, type Counts } from './counts.ts'

function readCounts({ file, count }: NonNullable<Check['report']>) {
  try {
    return count(readFileSync(file, 'utf8'))
  } catch (error) {
    return countOne(`The run left no report that can be read: ${String(error)}`)
  }
}

/** Runs one check to its end and counts its outcome. Its output is kept in `logFile` if asked for. */
export async function runCheck(
  { name, args, report, env: ownEnv }: Check,
  env: Record<string, string>,
  keepsOutput: boolean,
): Promise<Counts> {
  mkdirSync(reportsDir, { recursive: true })
  // A runner that crashes must not be judged by the report of an earlier run.
  if (report !== undefined) rmSync(report.file, { force: true })
  const output = keepsOutput ? openSync(logFile(name), 'w') : 'inherit'
  const code = await runCommand(process.execPath, args, {
    env: { ...env, ...ownEnv },
    limitMs: checkLimitMs,
    output,
  })
  if (output !== 'inherit') closeSync(output)
  const fault = `exit code ${code}`
  return report
    ? settleCounts(readCounts(report), code, fault)
    : countOne(code === 0 ? undefined : fault)
}
