import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { CliError } from '../../bootstrap/cli-error.mjs'
import { measureBatch } from './batch.ts'
import { measureClicks } from './click.ts'
import { measureJank } from './jank.ts'
import { measureKeys } from './key.ts'
import { measureLoad } from './load.ts'
import { measureDrag } from './drag.ts'
import { measurePasswords } from './passwords.ts'
import { measureQr } from './qr.ts'
import type { Row } from './report.ts'
import { measureThreads } from './threads.ts'
import { measureTimer } from './timer.ts'
import type { Effort } from './turns.ts'

type Part = Effort & {
  measure: (browser: Browser, effort: Effort) => Promise<Row[]>
  /** What has to be built: the page of the contenders, with packages of its own, or the product. */
  needs: Array<'peers' | 'product'>
}

/** In the order in which they run. */
export const parts: Record<string, Part> = {
  qr: { rounds: 9, leastMs: 100, measure: measureQr, needs: ['peers'] },
  click: { rounds: 5, leastMs: 10_500, measure: measureClicks, needs: ['product'] },
  password: { rounds: 15, leastMs: 100, measure: measurePasswords, needs: ['peers'] },
  threads: { rounds: 7, leastMs: 100, measure: measureThreads, needs: ['peers'] },
  jank: { rounds: 5, leastMs: 0, measure: measureJank, needs: ['product'] },
  batch: { rounds: 3, leastMs: 0, measure: measureBatch, needs: ['peers', 'product'] },
  key: { rounds: 5, leastMs: 100, measure: measureKeys, needs: ['product'] },
  drag: { rounds: 3, leastMs: 2000, measure: measureDrag, needs: ['product'] },
  load: { rounds: 5, leastMs: 5000, measure: measureLoad, needs: ['product'] },
  timer: { rounds: 3, leastMs: 8000, measure: measureTimer, needs: ['product'] },
}

/** Enough to go every way once: its figures mean nothing. */
export const tinyEffort: Effort = { rounds: 1, leastMs: 1 }

/** Reads the arguments of the command; throws for an unknown one. */
export function parseOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      tiny: { type: 'boolean', default: false },
      unrecorded: { type: 'boolean', default: false },
      json: { type: 'string' },
      only: { type: 'string' },
      previous: { type: 'string' },
    },
  })
  const { tiny, unrecorded, json, only, previous } = values
  const names = Object.keys(parts)
  const wanted = names.filter((part) => only === undefined || part === only)
  if (wanted.length === 0) {
    throw new CliError(`--only takes one of ${names.join(', ')}, not "${only}".`)
  }
  const isWhole = only === undefined && !tiny && !unrecorded
  return { isTiny: tiny, jsonFile: json, parts: wanted, previous, isWhole }
}
