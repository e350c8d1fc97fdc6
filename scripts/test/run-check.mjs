import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

import { runCommand } from '../run-command.mjs'
import { countOne, settleCounts } from './counts.mjs'
import { checkLimitMs } from './limits.mjs'

/**
 * @typedef {import('./layers.mjs').Check} Check
 * @typedef {import('./counts.mjs').Counts} Counts
 */

/** @param {NonNullable<Check['report']>} report */
function readCounts({ file, count }) {
  try {
    return count(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`The run left no report that can be read: ${String(error)}`)
    return null
  }
}

/**
 * Runs one check to its end and counts its outcome.
 * @param {Check} check
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Counts>}
 */
export async function runCheck({ args, report, env: ownEnv }, env) {
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
