// Serves the build by nginx with deploy/nginx.conf, until it is interrupted.
import { CliError } from '../bootstrap/cli-error.mjs'
import { assertBuilt } from '../build/finished-build.ts'
import { ensureProgram } from '../programs/find-program.ts'
import { parsePort } from './listen.ts'
import { closeOnSignal } from './serve.ts'
import { startNginx } from './start-site.ts'

assertBuilt()
const program = await ensureProgram('nginx')
if (program === undefined) throw new CliError('There is no nginx here (Debian: nginx).')
const { url, close } = await startNginx(program, parsePort(process.env['PORT']))
console.log(`\nnginx serves the build at ${url}`)
closeOnSignal(close)
