import { serverRules } from '../../src/site/hosting/headers-file.ts'
import { distDir } from '../bootstrap/paths.mjs'
import { createAnswer } from '../serve/answer.ts'
import { listenOnLocalhost } from '../serve/listen.ts'

export type Traffic = { requests: number; unchanged: number; bytes: number }

/** Our own server with the build, counting what it sends: bodies and headers, to pages and workers. */
export async function startCountingServer() {
  const answer = createAnswer(distDir, serverRules(''))
  let traffic: Traffic = { requests: 0, unchanged: 0, bytes: 0 }
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
