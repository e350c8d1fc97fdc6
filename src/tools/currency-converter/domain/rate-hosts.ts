import { err, ok, type Result } from '../../../lib/result'
import { parseNames, type CurrencyNames } from './currency-names'
import { parseRates, type RatesFile } from './rates'
import { parseShipped, type ShippedTable } from './saved-rates'

/** Why a host gave nothing that can be used. */
export type HostFailure =
  | { code: 'network' }
  | { code: 'status'; status: number }
  | { code: 'time-limit' }
  /** A text that is not what was asked for: HTML, half a file, another file. */
  | { code: 'unreadable' }

/** A newer request has taken this one's place. */
export interface Aborted {
  code: 'aborted'
}

export type FetchFailure = { code: 'hosts-failed'; hosts: readonly HostFailure[] } | Aborted

/** Brings the text at an address, within a time limit. Never rejects. */
export type GetText = (url: string) => Promise<Result<string, HostFailure | Aborted>>

/** For one answer of one host, body included. */
export const HOST_LIMIT_MS = 8_000

/** https://github.com/fawazahmed0/exchange-api: the CDN first, then the project's own host. */
const HOSTS = [
  'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1',
  'https://latest.currency-api.pages.dev/v1',
]

/** The file of one source currency; its code cannot lead to another folder. */
export const ratesPath = (code: string): string => `/currencies/${encodeURIComponent(code)}.json`

/** Asks the addresses in turn until one gives what `parse` can read. */
async function firstReadable<Value>(
  urls: readonly string[],
  getText: GetText,
  parse: (text: string) => Value | null,
): Promise<Result<Value, FetchFailure>> {
  const hosts: HostFailure[] = []
  for (const url of urls) {
    const got = await getText(url)
    const value = got.ok ? parse(got.value) : null
    if (value !== null) return ok(value)
    const failure = got.ok ? ({ code: 'unreadable' } as const) : got.error
    if (failure.code === 'aborted') return err(failure)
    hosts.push(failure)
  }
  return err({ code: 'hosts-failed', hosts })
}

const onHosts = (path: string) => HOSTS.map((host) => host + path)

export const loadNames = (getText: GetText): Promise<Result<CurrencyNames, FetchFailure>> =>
  firstReadable(onHosts('/currencies.json'), getText, parseNames)

export const loadRates = (
  from: string,
  getText: GetText,
): Promise<Result<RatesFile, FetchFailure>> =>
  firstReadable(onHosts(ratesPath(from)), getText, (text) => parseRates(text, from))

/** @param url where the product keeps its table */
export const loadShipped = (
  url: string,
  getText: GetText,
): Promise<Result<ShippedTable, FetchFailure>> => firstReadable([url], getText, parseShipped)

const hostText = (failure: HostFailure) =>
  failure.code === 'status' ? `status ${failure.status}` : failure.code

/** For the log; the texts of spec §8 that visitors do not see. */
export function failureText(failure: FetchFailure): string {
  if (failure.code === 'aborted') return 'aborted'
  const [primary, fallback] = failure.hosts.map(hostText)
  return fallback === undefined
    ? `failed: ${primary}`
    : `Both APIs failed. Primary API failed: ${primary}; fallback: ${fallback}`
}
