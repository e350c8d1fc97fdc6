import { CliError } from '../bootstrap/cli-error.mjs'
import { listenOnLocalhost } from './listen.ts'

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
