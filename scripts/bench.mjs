// Measures speed in a real browser, without network: `npm run bench`. See docs/benchmarks.md.
import { parseOptions } from './bench/options.mjs'
import { reportProblem } from './problem.mjs'
import { ensureInstalled } from './setup.mjs'

async function bench() {
  const options = parseOptions(process.argv.slice(2))
  await ensureInstalled()
  // Only now: what it imports may have been installed a moment ago.
  const { runBench } = await import('./bench/run.mjs')
  await runBench(options)
}

bench().catch(reportProblem)
