import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CliError } from '../bootstrap/cli-error.mjs'

const faults: Record<string, string> = {
  EADDRINUSE: 'is already in use. Stop what is using it, or set PORT to another number.',
  EACCES: 'is not open to this user. Set PORT to a number above 1023.',
}

/**
 * Answers at localhost, which no other machine can reach; port 0 takes any free one. Throws a CliError when the port is
 * taken or forbidden.
 */
export async function listenOnLocalhost(port: number, answer: RequestListener) {
  const server = createServer(answer).listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    // Node's own, which has a code.
    const { code = '' } = error as NodeJS.ErrnoException
    throw code in faults ? new CliError(`Port ${port} ${faults[code]}`) : error
  }
  async function close() {
    server.close()
    // A browser keeps idle connections open for minutes.
    server.closeAllConnections()
    await once(server, 'close')
  }
  // A TCP server that listens has an AddressInfo.
  return { port: (server.address() as AddressInfo).port, close }
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
