// Uses the built product for minutes and shows that nothing grows: `npm run soak`, `-- --short` for seconds.
import { parseArgs } from 'node:util'
import { CliError, reportCliError } from '../bootstrap/cli-error.mjs'
import { runSoak } from './soak/run.ts'

function wantsShort(): boolean {
  try {
    return parseArgs({ options: { short: { type: 'boolean', default: false } } }).values.short
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error))
  }
}

async function soak() {
  if (!(await runSoak(wantsShort()))) throw new CliError('Something grows: see the table.')
}

soak().catch(reportCliError)
