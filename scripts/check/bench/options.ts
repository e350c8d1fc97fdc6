import { parseArgs } from 'node:util'
import { CliError } from '../../bootstrap/cli-error.mjs'
import { parts } from './parts.ts'

/** Reads the arguments of the command; throws for an unknown one. */
export function parseOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      tiny: { type: 'boolean', default: false },
      unrecorded: { type: 'boolean', default: false },
      json: { type: 'string' },
      only: { type: 'string' },
    },
  })
  const { tiny, unrecorded, json, only } = values
  const names = Object.keys(parts)
  const wanted = names.filter((part) => only === undefined || part === only)
  if (wanted.length === 0) {
    throw new CliError(`--only takes one of ${names.join(', ')}, not "${only}".`)
  }
  const isWhole = only === undefined && !tiny && !unrecorded
  return { isTiny: tiny, jsonFile: json, parts: wanted, isWhole }
}
