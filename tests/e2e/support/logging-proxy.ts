import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What has come to the proxy. */
export interface ProxyLog {
  /** Hosts of encrypted connections, with their ports. They are refused: there is no server behind it. */
  tunnels: string[]
  /** Plain requests, which are passed on to this machine only: the bytes as they were sent. */
  requests: { method: string; host: string; content: string }[]
}

function passOn(url: URL, incoming: IncomingMessage, body: Buffer, response: ServerResponse) {
  const { method, headers } = incoming
  const onward = ask(url, { ...(method && { method }), headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    answer.pipe(response)
  })
  onward.on('error', () => response.writeHead(502).end())
  onward.end(body)
}

async function respond(log: ProxyLog, incoming: IncomingMessage, response: ServerResponse) {
  const url = new URL(incoming.url ?? '')
  const body = await buffer(incoming)
  log.requests.push({
    method: incoming.method ?? '',
    host: url.host,
    content: [url.href, ...incoming.rawHeaders, body.toString('latin1')].join('\n'),
  })
  if (url.hostname === 'localhost') passOn(url, incoming, body, response)
  else response.writeHead(502).end()
}

/** A proxy that writes down whatever a browser sends: workers, prefetches and beacons cannot pass it by. */
export async function startLoggingProxy() {
  const log: ProxyLog = { tunnels: [], requests: [] }
  const server = createServer((incoming, response) => void respond(log, incoming, response))
  server.on('connect', (incoming, socket) => {
    log.tunnels.push(incoming.url ?? '')
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // A server on a port has such an address.
  const { port } = server.address() as AddressInfo
  return {
    log,
    address: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(resolve))
    },
  }
}
