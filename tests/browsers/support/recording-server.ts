import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startServer } from '../../../scripts/serve/serve'

declare global {
  interface Window {
    /** Errors and warnings since the page's first script. */
    loggedErrors: string[]
  }
}

const RECORDER_PATH = '/recorder.js'

/** Runs before everything else in the page; the engines' own logs are not open to the protocol. */
function record() {
  const loggedErrors: string[] = []
  window.loggedErrors = loggedErrors
  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console)
    console[level] = (...args: unknown[]) => {
      loggedErrors.push(`console.${level}: ${args.map(String).join(' ')}`)
      original(...args)
    }
  }
  addEventListener(
    'error',
    (event) => {
      const target = event.target instanceof Element ? event.target.outerHTML : ''
      loggedErrors.push(`error: ${event.message ?? target}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    loggedErrors.push(`unhandled rejection: ${String(reason)}`)
  })
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    loggedErrors.push(`policy violation: ${effectiveDirective} ${blockedURI}`)
  })
}

/** The build as our server has it, with a script in front of each page that records its errors and warnings. */
export async function startRecordingServer() {
  const build = await startServer({ port: 0 })
  async function sendAnswer(url: string | undefined, response: ServerResponse) {
    if (url === RECORDER_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${record.toString()})()`)
      return
    }
    const answer = await fetch(build.url + url, { headers: { 'accept-encoding': 'identity' } })
    const headers = Object.fromEntries(answer.headers)
    delete headers['content-length']
    const body = Buffer.from(await answer.arrayBuffer())
    const isPage = headers['content-type']?.startsWith('text/html')
    response.writeHead(answer.status, headers)
    response.end(
      isPage
        ? body.toString().replace('<head>', `<head><script src="${RECORDER_PATH}"></script>`)
        : body,
    )
  }
  const server = createServer((request, response) => {
    // A browser may end while its service worker still fetches: then the build's server closes first.
    sendAnswer(request.url, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  // A server on a port has such an address.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
      await build.close()
    },
  }
}
