// Builds and serves: `npm start`.
import { runBuild } from '../build/run-build.ts'
import { assertPortFree, parsePort } from './port.ts'
import { serveUntilStopped } from './serve.ts'

const port = parsePort(process.env['PORT'])
// Before the long part, so that a taken port is reported at once.
await assertPortFree(port)
await runBuild()
await serveUntilStopped(port)
