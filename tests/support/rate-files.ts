import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFile } from '../../scripts/bootstrap/paths.mjs'

/** 339 currencies, rates of 2026-09-29. */
const PACKAGE = '@fawazahmed0/currency-api'

/** A file of the rates' source, as `currencies/usd`; null where the source has none. */
export function rateFileText(name: string): string | null {
  const file = join(packageFile(PACKAGE), 'v1', `${name}.json`)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** For a file that is known to be there. */
export function needRateFile(name: string): string {
  const text = rateFileText(name)
  if (text === null) throw new Error(`The source has no ${name}`)
  return text
}

/** The rate as the source's file has it. */
export function sourceRate(from: string, to: string): number {
  const rate: unknown = JSON.parse(needRateFile(`currencies/${from}`))[from][to]
  if (typeof rate !== 'number') throw new Error(`The source has no rate from ${from} to ${to}`)
  return rate
}
