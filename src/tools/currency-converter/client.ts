import { mayKeep } from '#platform/storage'
import { createWorkerClient } from '#platform/worker/client'
import type { RateHost } from './domain/hosts'
import type { CurrencyWorkerApi } from './worker-api'
import script from '../../../workers/currency.worker.ts?worker&url'

const client = createWorkerClient<CurrencyWorkerApi>(script, { limitMs: 20_000 })

export const fetchNames = (firstHost: RateHost) => client.call((api) => api.names(firstHost))

/** A newer call aborts an older one. */
export const fetchRates = (from: string, firstHost: RateHost) =>
  client.call((api) => api.rates(from, firstHost))

/** The files of past days, kept on the device where anything may be. */
export const fetchPast = (dates: readonly string[]) =>
  client.call((api) => api.past(dates, mayKeep()))

export const stopFetching = () => client.stop()

/**
 * The text of the table that the product ships, null if it does not come. Without the worker: where
 * no worker can run it is all there is.
 * @param cache `reload` after a text that was no table
 */
export async function fetchShipped(cache: 'default' | 'reload'): Promise<string | null> {
  try {
    const url = new URL('./saved-rates.json', import.meta.url)
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(8_000) })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}
