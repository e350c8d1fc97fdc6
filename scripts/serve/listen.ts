import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { CliError } from '../bootstrap/cli-error.mjs'

// A browser may take `localhost` for either; no other machine can reach them.
const loopbackHosts = ['127.0.0.1', '::1']

const familyIsMissing = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

function portOf(server: Server) {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return address.port
}

function closeServer(server: Server) {
  return new Promise((resolve) => {
    server.close(resolve)
    // A browser keeps idle connections open for minutes.
    server.closeAllConnections()
  })
}

function explain(error: unknown, port: number) {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return new CliError(
      `Port ${port} is already in use. Stop what is using it, or set PORT to another number.`,
    )
  }
  if (code === 'EACCES') {
    return new CliError(`Port ${port} is not open to this user. Set PORT to a number above 1023.`)
  }
  return error
}

/**
 * Answers at localhost, over IPv4 and IPv6 where the machine has them. Port 0 takes any free one.
 * Throws a CliError when the port is taken or forbidden.
 */
export async function listenOnLocalhost(port: number, answer: RequestListener) {
  const servers: Server[] = []
  const close = async () => {
    await Promise.all(servers.map(closeServer))
  }
  let takenPort = port
  for (const host of loopbackHosts) {
    const server = createServer(answer).listen(takenPort, host)
    try {
      await once(server, 'listening')
      servers.push(server)
      takenPort = portOf(server)
    } catch (error) {
      if (familyIsMissing.has(codeOf(error))) continue
      await close()
      throw explain(error, port)
    }
  }
  if (servers.length === 0) throw new CliError('This machine has no localhost address.')
  return { port: takenPort, close }
}
