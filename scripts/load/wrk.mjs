import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** @typedef {import('../servers/unpack.mjs').Program} Program */

/**
 * What wrk reports of one run.
 * @typedef {{ requestsPerSecond: number, megabytesPerSecond: number, slowest1PercentMs: number, errors: number }} Load
 */

const unitMs = new Map([
  ['us', 0.001],
  ['ms', 1],
  ['s', 1000],
])
const unitMegabytes = new Map([
  ['B', 1e-6],
  ['KB', 0.001024],
  ['MB', 1.048576],
  ['GB', 1073.741824],
])

/** @param {string} text @param {RegExp} pattern @param {Map<string, number>} units */
function read(text, pattern, units) {
  const [, number, unit = ''] = pattern.exec(text) ?? []
  const factor = units.get(unit)
  if (number === undefined || factor === undefined) throw new Error(`wrk says no ${pattern.source}`)
  return Number(number) * factor
}

/**
 * @param {string} text what `wrk --latency` prints
 * @returns {Load}
 */
export function readWrk(text) {
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)
  const statuses = /Non-2xx or 3xx responses: (\d+)/.exec(text)
  const errors = [...(sockets?.slice(1) ?? []), ...(statuses?.slice(1) ?? [])]
  return {
    requestsPerSecond: read(text, /Requests\/sec:\s+([\d.]+)()/, new Map([['', 1]])),
    megabytesPerSecond: read(text, /Transfer\/sec:\s+([\d.]+)([KMG]?B)/, unitMegabytes),
    slowest1PercentMs: read(text, /\s99%\s+([\d.]+)(us|ms|s)\b/, unitMs),
    errors: errors.reduce((sum, count) => sum + Number(count), 0),
  }
}

/**
 * Asks for one address over 64 connections, as a browser would that takes brotli.
 * @param {Program} program
 * @param {string} url
 * @param {number} seconds
 */
export async function runWrk(program, url, seconds) {
  const args = ['-t2', '-c64', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip, br', url]
  const { stdout } = await promisify(execFile)(program.file, args, { env: program.env })
  return readWrk(stdout)
}
