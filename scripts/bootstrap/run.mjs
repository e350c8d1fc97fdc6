// Runs a TypeScript file of the project, or the program of a package: `node scripts/bootstrap/run.mjs FILE
// [ARGUMENT ...]`. First it installs what is missing. Node 20 cannot run TypeScript, and Vite's own runner can: in this
// process and without a bundle. It fetches no module once the file has run, so no script may import lazily.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { reportCliError } from './cli-error.mjs'
import { ensureInstalled } from './install.mjs'
import { rootDir } from './paths.mjs'

const [node = '', , file = '', ...args] = process.argv
// As if Node had been started with the file itself.
process.argv = [node, resolve(file), ...args]

async function runScript() {
  const { loadEnv, runnerImport } = await import('vite')
  // Vite would take it for development.
  process.env['NODE_ENV'] ??= 'production'
  // What the build reads from .env files too, such as the address of the ad page.
  Object.assign(process.env, loadEnv('production', rootDir))
  await runnerImport(resolve(file), { root: rootDir, logLevel: 'warn' })
}

try {
  ensureInstalled()
  if (file.endsWith('.ts')) await runScript()
  else await import(pathToFileURL(resolve(file)).href)
} catch (error) {
  reportCliError(error)
  // What counts the checks has not come that far.
  if (file === 'scripts/check/test.ts') console.log('\n0 passed, 1 failed, 0 skipped')
}
