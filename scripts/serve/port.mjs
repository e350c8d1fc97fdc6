import { Problem } from '../problem.mjs'
import { listenOnLocalhost } from './listen.mjs'

const defaultPort = 4173
const highestPort = 65_535

/**
 * The port that PORT asks for: 4173 when it is unset or empty, 0 for any free one. Throws a Problem
 * for everything else that is no port.
 * @param {string | undefined} text
 */
export function parsePort(text) {
  const trimmed = text?.trim() ?? ''
  if (trimmed === '') return defaultPort
  const port = /^\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN
  if (port <= highestPort) return port
  throw new Problem(`PORT must be a whole number from 0 to ${highestPort}, not "${text}".`)
}

/**
 * Throws a Problem when the port cannot be had.
 * @param {number} port
 */
export async function assertPortFree(port) {
  const { close } = await listenOnLocalhost(port, () => {})
  await close()
}
