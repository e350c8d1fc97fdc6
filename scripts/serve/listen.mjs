import { createServer } from 'node:http'

import { Problem } from '../problem.mjs'

/** @typedef {import('node:http').Server} Server */

// A browser may take `localhost` for either; no other machine can reach them.
const loopbackHosts = ['127.0.0.1', '::1']

const familyIsMissing = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * Resolves to null where the machine lacks the host's address family.
 * @param {number} port
 * @param {string} host
 * @param {import('node:http').RequestListener} answer
 * @returns {Promise<Server | null>}
 */
function listen(port, host, answer) {
  return new Promise((resolve, reject) => {
    const server = createServer(answer)
    server.once('error', (error) => {
      if (familyIsMissing.has(codeOf(error))) resolve(null)
      else reject(error)
    })
    server.listen(port, host, () => resolve(server))
  })
}

/** @param {Server} server */
function portOf(server) {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return address.port
}

/** @param {Server} server */
function closeServer(server) {
  return new Promise((resolve) => {
    server.close(resolve)
    // A browser keeps idle connections open for minutes.
    server.closeAllConnections()
  })
}

/**
 * @param {unknown} error
 * @param {number} port
 */
function explain(error, port) {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return new Problem(
      `Port ${port} is already in use. Stop what is using it, or set PORT to another number.`,
    )
  }
  if (code === 'EACCES') {
    return new Problem(`Port ${port} is not open to this user. Set PORT to a number above 1023.`)
  }
  return error
}

/**
 * Answers at localhost, over IPv4 and IPv6 where the machine has them. Port 0 takes any free one.
 * Throws a Problem when the port is taken or forbidden.
 * @param {number} port
 * @param {import('node:http').RequestListener} answer
 */
export async function listenOnLocalhost(port, answer) {
  /** @type {Server[]} */
  const servers = []
  const close = async () => {
    await Promise.all(servers.map(closeServer))
  }
  let takenPort = port
  for (const host of loopbackHosts) {
    try {
      const server = await listen(takenPort, host, answer)
      if (server === null) continue
      servers.push(server)
      takenPort = portOf(server)
    } catch (error) {
      await close()
      throw explain(error, port)
    }
  }
  if (servers.length === 0) throw new Problem('This machine has no localhost address.')
  return { port: takenPort, close }
}
