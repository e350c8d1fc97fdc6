// Uses the built product for minutes and shows that nothing grows: `npm run soak`, `-- --short` for seconds.
import { parseArgs } from 'node:util'
import { CliError } from '../bootstrap/cli-error.mjs'
import { runSoak } from './soak/run.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
if (!(await runSoak(values.short))) throw new CliError('Something grows: see the table.')
