import { CliError, reportCliError } from '../bootstrap/cli-error.mjs'
import { isMain } from '../bootstrap/paths.mjs'
import { ensureProgram } from './find-program.ts'
import { parsePort } from './port.ts'
import { startNginx } from './start-site.ts'

/** Serves the build by nginx with deploy/nginx.conf, until it is interrupted. */
async function main() {
  const port = parsePort(process.env['PORT'])
  const program = await ensureProgram('nginx')
  if (program === undefined) throw new CliError('There is no nginx here (Debian: nginx).')
  const server = await startNginx({ program, port })
  console.log(`\nnginx serves the build at ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close())
}

if (isMain(import.meta.url)) main().catch(reportCliError)
