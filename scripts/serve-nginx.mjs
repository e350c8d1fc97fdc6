import { isMain } from './paths.mjs'
import { Problem, reportProblem } from './problem.mjs'
import { parsePort } from './serve/port.mjs'
import { startNginx } from './servers/nginx.mjs'
import { ensureProgram } from './servers/unpack.mjs'

/** Serves the build by nginx with deploy/nginx.conf, until it is interrupted. */
async function main() {
  const port = parsePort(process.env['PORT'])
  const program = await ensureProgram('nginx')
  if (program === undefined) throw new Problem('There is no nginx here (Debian: nginx).')
  const server = await startNginx({ program, port })
  console.log(`\nnginx serves the build at ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close())
}

if (isMain(import.meta.url)) main().catch(reportProblem)
