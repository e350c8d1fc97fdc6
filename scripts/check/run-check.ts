import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { runCommand } from '../bootstrap/run-command.mjs'
import { countOne, settleCounts } from './counts.ts'
import type { Counts } from './counts.ts'
import type { Check } from './layers.ts'
import { checkLimitMs } from './limits.ts'

function readCounts({ file, count }: NonNullable<Check['report']>) {
  try {
    return count(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`The run left no report that can be read: ${String(error)}`)
    return null
  }
}

/** Runs one check to its end and counts its outcome. */
export async function runCheck(
  { args, report, env: ownEnv }: Check,
  env: NodeJS.ProcessEnv,
): Promise<Counts> {
  if (report !== undefined) {
    mkdirSync(dirname(report.file), { recursive: true })
    // A runner that crashes must not be judged by the report of an earlier run.
    rmSync(report.file, { force: true })
  }
  const code = await runCommand(process.execPath, args, {
    env: { ...env, ...ownEnv },
    limitMs: checkLimitMs,
  })
  return report === undefined ? countOne(code === 0) : settleCounts(readCounts(report), code)
}
