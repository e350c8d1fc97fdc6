import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CliError } from '../bootstrap/cli-error.mjs'

// A browser may take `localhost` for either; no other machine can reach them.
const loopbackHosts = ['127.0.0.1', '::1']

const familyIsMissing = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

const closeServer = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve)
    // A browser keeps idle connections open for minutes.
    server.closeAllConnections()
  })

const faults: Record<string, string> = {
  EADDRINUSE: 'is already in use. Stop what is using it, or set PORT to another number.',
  EACCES: 'is not open to this user. Set PORT to a number above 1023.',
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
      // A TCP server that listens has an AddressInfo.
      takenPort = (server.address() as AddressInfo).port
    } catch (error) {
      // Errors of Node have a code.
      const { code = '' } = error as NodeJS.ErrnoException
      if (familyIsMissing.has(code)) continue
      await close()
      throw code in faults ? new CliError(`Port ${port} ${faults[code]}`) : error
    }
  }
  if (servers.length === 0) throw new CliError('This machine has no localhost address.')
  return { port: takenPort, close }
}

const defaultPort = 4173
const highestPort = 65_535

/**
 * The port that PORT sets: 4173 when it is unset or empty, 0 for any free one. Throws a CliError
 * for everything else that is no port.
 */
export function parsePort(text: string | undefined) {
  const trimmed = text?.trim() ?? ''
  if (trimmed === '') return defaultPort
  const port = /^\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN
  if (port <= highestPort) return port
  throw new CliError(`PORT must be a whole number from 0 to ${highestPort}, not "${text}".`)
}

/** The port itself, for 0 a free one; throws a CliError when it cannot be had. */
export async function freePort(port: number) {
  const listening = await listenOnLocalhost(port, () => {})
  await listening.close()
  return listening.port
}
