import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { distDir } from '../paths.mjs'
import { createAnswer } from '../serve/answer.mjs'
import { parseHeadersFile } from '../serve/headers-file.mjs'
import { listenOnLocalhost } from '../serve/listen.mjs'

/** @typedef {{ requests: number, unchanged: number, bytes: number }} Traffic */

/** Our own server with the build, counting what it sends: bodies and headers, to pages and workers. */
export async function startCountingServer() {
  const rules = parseHeadersFile(readFileSync(join(distDir, '_headers'), 'utf8'))
  const answer = createAnswer(distDir, rules)
  /** @type {Traffic} */
  let traffic = { requests: 0, unchanged: 0, bytes: 0 }
  let lastMs = Date.now()
  const { port, close } = await listenOnLocalhost(0, (req, res) => {
    const before = req.socket.bytesWritten
    res.once('close', () => {
      traffic.requests += 1
      traffic.unchanged += Number(res.statusCode === 304)
      traffic.bytes += req.socket.bytesWritten - before
      lastMs = Date.now()
    })
    answer(req, res)
  })
  return {
    url: `http://localhost:${port}`,
    close,
    /** How long nothing has been sent. */
    quietMs: () => Date.now() - lastMs,
    /** What was sent since the last call. */
    take() {
      const taken = traffic
      traffic = { requests: 0, unchanged: 0, bytes: 0 }
      return taken
    },
  }
}
