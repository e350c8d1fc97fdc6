import { join } from 'node:path'
import { ensureInstalled } from '../../bootstrap/install.mjs'
import { rootDir } from '../../bootstrap/paths.mjs'
import { runBuild } from '../../build/run-build.ts'

/** Where tests/bench/vite.config.ts puts the page of the contenders. */
export const benchPageDir = join(rootDir, 'node_modules', '.cache', 'bench')

/** Builds the page on which the makers of QR codes are compared, with packages of its own. */
export async function buildBenchPage() {
  await ensureInstalled(join(rootDir, 'tests', 'bench'))
  await runBuild('--config', 'tests/bench/vite.config.ts', '--logLevel', 'warn')
}
