import { parseArgs } from 'node:util'
import { CliError } from '../../bootstrap/cli-error.mjs'

const allParts = [
  'qr',
  'click',
  'password',
  'threads',
  'workers',
  'jank',
  'batch',
  'key',
  'drag',
  'timer',
] as const

export type PartName = (typeof allParts)[number]
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
  const parts = allParts.filter((part) => only === undefined || part === only)
  if (parts.length === 0) {
    throw new CliError(`--only takes one of ${allParts.join(', ')}, not "${only}".`)
  }
  return {
    isTiny: tiny,
    jsonFile: json,
    parts,
    isWhole: only === undefined && !tiny && !unrecorded,
  }
}
