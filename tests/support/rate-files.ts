import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFile } from '../../scripts/bootstrap/paths.mjs'

const PACKAGES = {
  /** 339 currencies, rates of 2026-09-29. */
  '2026': '@fawazahmed0/currency-api',
  /** 696 currencies with odd codes, rates of 2024-03-02. */
  '2024': 'currency-api-2024',
}

export type RatesEdition = keyof typeof PACKAGES

/** A file of the rates' source, as `currencies/usd`; null where the source has none. */
export function rateFileText(name: string, edition: RatesEdition = '2026'): string | null {
  const file = join(packageFile(PACKAGES[edition]), 'v1', `${name}.json`)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** For a file that is known to be there. */
export function needRateFile(name: string, edition: RatesEdition = '2026'): string {
  const text = rateFileText(name, edition)
  if (text === null) throw new Error(`The source has no ${name}`)
  return text
}

/** The rate as the source's file has it. */
export function sourceRate(from: string, to: string): number {
  const rate: unknown = JSON.parse(needRateFile(`currencies/${from}`))[from][to]
  if (typeof rate !== 'number') throw new Error(`The source has no rate from ${from} to ${to}`)
  return rate
}
