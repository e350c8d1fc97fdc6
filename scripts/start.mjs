import { packageFile } from './paths.mjs'
import { Problem, reportProblem } from './problem.mjs'
import { runCommand } from './run-command.mjs'
import { assertPortFree, parsePort } from './serve/port.mjs'
import { assertNodeVersion, ensureInstalled } from './setup.mjs'
import { toolEnvironment } from './tool-environment.mjs'

async function build() {
  const env = toolEnvironment(process.env)
  const code = await runCommand(process.execPath, [packageFile('vite/bin/vite.js'), 'build'], {
    env,
  })
  if (code !== 0) throw new Problem('The build failed; the reason is above.')
}

async function start() {
  assertNodeVersion()
  const port = parsePort(process.env['PORT'])
  // Before the long part, so that a taken port is told at once.
  await assertPortFree(port)
  await ensureInstalled()
  await build()
  // Only now: what it imports may have been installed a moment ago.
  const { serveUntilStopped } = await import('./serve.mjs')
  await serveUntilStopped(port)
}

start().catch(reportProblem)
