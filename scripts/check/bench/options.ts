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

function readArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        tiny: { type: 'boolean', default: false },
        unrecorded: { type: 'boolean', default: false },
        json: { type: 'string' },
        only: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error))
  }
}

/** Reads the arguments of the command; throws a CliError for what it does not know. */
export function parseOptions(args: string[]): Options {
  const { tiny, unrecorded, json, only } = readArgs(args)
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
