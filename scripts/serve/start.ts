// Builds and serves: `npm start`.
import { CliError } from '../bootstrap/cli-error.mjs'
import { packageFile } from '../bootstrap/paths.mjs'
import { runCommand } from '../bootstrap/run-command.mjs'
import { assertPortFree, parsePort } from './port.ts'
import { serveUntilStopped } from './serve.ts'

const port = parsePort(process.env['PORT'])
// Before the long part, so that a taken port is reported at once.
await assertPortFree(port)
const vite = packageFile('vite/bin/vite.js')
if ((await runCommand(process.execPath, [vite, 'build'])) !== 0) {
  throw new CliError('The build failed; the reason is above.')
}
await serveUntilStopped(port)
