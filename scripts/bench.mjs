// Measures speed in a real browser, without network: `npm run bench`. See docs/benchmarks.md.
import { join } from 'node:path'

import { parseOptions } from './bench/options.mjs'
import { rootDir } from './paths.mjs'
import { reportProblem } from './problem.mjs'
import { ensureInstalled } from './setup.mjs'

async function bench() {
  const options = parseOptions(process.argv.slice(2))
  await ensureInstalled()
  await ensureInstalled(join(rootDir, 'tests', 'bench'))
  // Only now: what it imports may have been installed a moment ago.
  const { runBench } = await import('./bench/run.mjs')
  await runBench(options)
}

bench().catch(reportProblem)
