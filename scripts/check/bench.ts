// Measures speed in a real browser, without network: `npm run bench`. See docs/benchmarks.md.
import { join } from 'node:path'
import { ensureInstalled } from '../bootstrap/install.mjs'
import { rootDir } from '../bootstrap/paths.mjs'
import { parseOptions } from './bench/options.ts'
import { someNeeds } from './bench/parts.ts'
import { runBench } from './bench/run.ts'

const options = parseOptions(process.argv.slice(2))
// Packages of their own, which the part of `npm test` can do without.
if (someNeeds(options.parts, 'peers')) await ensureInstalled(join(rootDir, 'tests', 'bench'))
await runBench(options)
