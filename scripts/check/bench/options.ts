import { parseArgs } from 'node:util'
import { CliError } from '../../bootstrap/cli-error.mjs'
import { parts, type PartName } from './parts.ts'

// The keys of the table are the names of its type.
const allParts = Object.keys(parts) as PartName[]

export type Options = {
  isTiny: boolean
  jsonFile: string | undefined
  parts: PartName[]
  isWhole: boolean
}

/** Reads the arguments of the command; throws for an unknown one. */
export function parseOptions(args: string[]): Options {
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
  const wanted = allParts.filter((part) => only === undefined || part === only)
  if (wanted.length === 0) {
    throw new CliError(`--only takes one of ${allParts.join(', ')}, not "${only}".`)
  }
  return {
    isTiny: tiny,
    jsonFile: json,
    parts: wanted,
    isWhole: only === undefined && !tiny && !unrecorded,
  }
}
