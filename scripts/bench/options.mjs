import { parseArgs } from 'node:util'

import { Problem } from '../problem.mjs'

/** @typedef {{ isTiny: boolean, jsonFile: string | undefined, only: string | undefined }} Options */

const parts = ['qr', 'jank']

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
  if (only !== undefined && !parts.includes(only)) {
    throw new Problem(`--only takes ${parts.join(' or ')}, not "${only}".`)
  }
  return { isTiny: tiny, jsonFile: json, only }
}
