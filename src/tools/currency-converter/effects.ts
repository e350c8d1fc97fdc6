import { kept } from '#platform/kept'
import { localPlace, toolSettings } from '#platform/kept-place'
import { logError } from '#platform/log'
import { schedule } from '#platform/schedule'
import { unfoldingOf } from '#platform/unfolded'
import { createWorkerClient } from '#platform/worker/client'
import type { WorkerFailure } from '#platform/worker/failure'
import script from '../../../workers/currency.worker.ts?worker&url'
import { RATE_HOSTS, type HostFailure, type HostsFailed, type RateHost } from './domain/hosts'
import type { CurrencyNames } from './domain/name-list'
import { FIRST_PAIR, parsePair } from './domain/pair'
import { RATES_KEY, ratesFromJson, ratesToJson, type DatedRates } from './domain/rates'
import type { CurrencyWorker } from './worker'

/** What is done off the page, for the extras too. */
export const currencyWorker = createWorkerClient<CurrencyWorker>(script, { limitMs: 20_000 })

/** What was fetched last: day, base and rates. */
const ratesPlace = localPlace(RATES_KEY, { rates: {} })

const hostText = (failure: HostFailure) =>
  failure.code === 'status' ? `status ${failure.status}` : failure.code

export function logFailure(what: string, failure: HostsFailed | WorkerFailure) {
  if (failure.code === 'worker-failed') return logError(`${what}: worker failed: ${failure.reason}`)
  // Where no host is asked, none has failed.
  if (failure.code === 'no-hosts') return
  const reasons = RATE_HOSTS.flatMap(([host]) => failure.hosts[host] ?? []).map(hostText)
  const ofAll = reasons.join('; secondary: ')
  // A mirror is asked alone.
  if (reasons.length === 1) return logError(`${what}: Primary API failed: ${ofAll}`)
  logError(`${what}: Both APIs failed. Primary API failed: ${ofAll}`)
}

/**
 * The text of the table that the product ships, null if it does not come. Without the worker: where
 * no worker can run it is all there is.
 * @param cache `reload` after a text that was no table
 */
async function fetchShipped(cache: 'default' | 'reload'): Promise<string | null> {
  try {
    const url = new URL('./shipped-rates.json', import.meta.url)
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(8_000) })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

/** The names of a list in the language of the page, whose table comes after the list; in English the list has them. */
async function inPageWords(names: CurrencyNames): Promise<CurrencyNames> {
  if (__LANGUAGE__ === 'en') return names
  const table = await import('./domain/shown-names.en').catch(() => null)
  if (!table) return names
  return new Map([...names].map(([code, name]) => [code, table.shownName(code, name)]))
}

/** What the converter needs of the browser; a parameter for the tests. */
export const browser = {
  unfold: unfoldingOf('currency-converter'),
  fetchNames: (preferredHost: RateHost) => currencyWorker.call((work) => work.names(preferredHost)),
  /** A newer call aborts an older one. */
  fetchRates: (from: string, preferredHost: RateHost) =>
    currencyWorker.call((work) => work.rates(from, preferredHost)),
  stopFetching: () => currencyWorker.stop(),
  fetchShipped,
  inPageWords,
  /** What reads an amount in other forms than digits; it comes with the first use of the field. */
  loadReader: async () => (await import('./extras/readers')).readAmount,
  pair: kept(toolSettings('currency-converter'), {
    initial: FIRST_PAIR,
    parse: parsePair,
    together: [['from', 'to']],
  }),
  readStored: () => ratesPlace.read((value) => ratesFromJson(value, Date.now())),
  storeRates: (file: DatedRates) => ratesPlace.write(ratesToJson(file)),
  now: () => Date.now(),
  schedule,
  /** BCP 47; undefined: the one of the browser. */
  locale: undefined as string | undefined,
}

export type Browser = typeof browser
