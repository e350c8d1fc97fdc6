import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../bootstrap/run-command.mjs'
import { checkLimitMs, reportsDir, type Check } from './check.ts'
import { countOne, settleCounts, type Counts } from './counts.ts'

function readCounts({ file, count }: NonNullable<Check['report']>) {
  try {
    return count(readFileSync(file, 'utf8'))
  } catch (error) {
    return countOne(`The run left no report that can be read: ${String(error)}`)
  }
}

/** Runs one check to its end and counts its outcome. Beside others its output comes in one piece, at the end. */
export async function runCheck(
  { name, args, report, env: ownEnv }: Check,
  env: Record<string, string>,
  isAlone: boolean,
): Promise<Counts> {
  const title = `\n--- ${name}`
  if (isAlone) console.log(title)
  mkdirSync(reportsDir, { recursive: true })
  // A runner that crashes must not be judged by the report of an earlier run.
  if (report !== undefined) rmSync(report.file, { force: true })
  const logFile = join(reportsDir, `${name}.log`)
  const output = isAlone ? 'inherit' : openSync(logFile, 'w')
  const code = await runCommand(process.execPath, args, {
    env: { ...env, ...ownEnv },
    limitMs: checkLimitMs,
    output,
  })
  if (output !== 'inherit') {
    closeSync(output)
    console.log(`${title}\n${readFileSync(logFile, 'utf8')}`)
  }
  const fault = `exit code ${code}`
  return report
    ? settleCounts(readCounts(report), code, fault)
    : countOne(code === 0 ? undefined : fault)
}
