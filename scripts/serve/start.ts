// Builds and serves: `npm start`.
import { buildAll } from '../build/build-all.ts'
import { freePort, parsePort } from './listen.ts'
import { serveUntilStopped } from './serve.ts'

// The port is tried before the long part, so that a taken one is reported at once.
const port = await freePort(parsePort(process.env['PORT']))
await buildAll()
await serveUntilStopped(port)
