import { join } from 'node:path'
import { CliError } from '../../bootstrap/cli-error.mjs'
import { packageFile, rootDir } from '../../bootstrap/paths.mjs'
import { runCommand } from '../../bootstrap/run-command.mjs'

/** Where tests/bench/vite.config.ts puts the page of the contenders. */
export const benchPageDir = join(rootDir, 'node_modules', '.cache', 'bench')

async function build(...args: string[]) {
  const vite = packageFile('vite/bin/vite.js')
  const code = await runCommand(process.execPath, [vite, 'build', '--logLevel', 'warn', ...args])
  if (code !== 0) throw new CliError('The build failed; the reason is above.')
}

/** Builds the product as it is delivered. */
export const buildProduct = () => build()

/** Builds the page on which the makers of QR codes are compared. */
export const buildBenchPage = () => build('--config', 'tests/bench/vite.config.ts')
