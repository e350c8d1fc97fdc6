import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const PIECE_BYTES = 1500
/** Longer than a frame. */
const PAUSE_MS = 20

async function respond(origin: string, { url = '' }: IncomingMessage, response: ServerResponse) {
  const answer = await fetch(origin + url)
  const type = answer.headers.get('content-type') ?? ''
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, { 'content-type': type })
  const pieceBytes = type.startsWith('text/html') ? PIECE_BYTES : body.length
  for (let from = 0; from < body.length; from += pieceBytes) {
    response.write(body.subarray(from, from + pieceBytes))
    await setTimeout(PAUSE_MS)
  }
  response.end()
}

/** A server of what another one has, whose pages come in pieces, as over a bad line. */
export async function startPiecewiseServer(origin: string) {
  const server = createServer((incoming, response) => void respond(origin, incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
