// Uses the built product for minutes and shows that nothing grows: `npm run soak`, `-- --short` for seconds.
import { parseArgs } from 'node:util'

import { Problem, reportProblem } from './problem.mjs'
import { ensureInstalled } from './setup.mjs'

/** @returns {boolean} */
function wantsShort() {
  try {
    return parseArgs({ options: { short: { type: 'boolean', default: false } } }).values.short
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error))
  }
}

async function soak() {
  const isShort = wantsShort()
  await ensureInstalled()
  // Only now: what it imports may have been installed a moment ago.
  const { runSoak } = await import('./soak/run.mjs')
  if (!(await runSoak(isShort))) throw new Problem('Something grows: see the table.')
}

soak().catch(reportProblem)
