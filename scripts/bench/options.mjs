import { parseArgs } from 'node:util'

import { Problem } from '../problem.mjs'

/**
 * @typedef {'qr' | 'password' | 'threads' | 'workers' | 'jank' | 'timer'} PartName
 * @typedef {{ isTiny: boolean, jsonFile: string | undefined, parts: PartName[], isWhole: boolean }} Options
 */

/** @type {PartName[]} */
const allParts = ['qr', 'password', 'threads', 'workers', 'jank', 'timer']

/** @param {string[]} args */
function readArgs(args) {
  try {
    return parseArgs({
      args,
      options: {
        tiny: { type: 'boolean', default: false },
        json: { type: 'string' },
        only: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Reads the arguments of the command; throws a Problem for what it does not know.
 * @param {string[]} args
 * @returns {Options}
 */
export function parseOptions(args) {
  const { tiny, json, only } = readArgs(args)
  const parts = allParts.filter((part) => only === undefined || part === only)
  if (parts.length === 0) {
    throw new Problem(`--only takes one of ${allParts.join(', ')}, not "${only}".`)
  }
  return { isTiny: tiny, jsonFile: json, parts, isWhole: only === undefined && !tiny }
}
