import { join } from 'node:path'

import { packageFile, rootDir } from '../paths.mjs'
import { Problem } from '../problem.mjs'
import { runCommand } from '../run-command.mjs'
import { toolEnvironment } from '../tool-environment.mjs'

/** Where tests/bench/vite.config.ts puts the page of the contenders. */
export const benchPageDir = join(rootDir, 'node_modules', '.cache', 'bench')

/** @param {string[]} args */
async function build(...args) {
  const code = await runCommand(
    process.execPath,
    [packageFile('vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args],
    { env: toolEnvironment(process.env) },
  )
  if (code !== 0) throw new Problem('The build failed; the reason is above.')
}

/** Builds the product as it is delivered. */
export const buildProduct = () => build()

/** Builds the page on which the makers of QR codes are compared. */
export const buildBenchPage = () => build('--config', 'tests/bench/vite.config.ts')
