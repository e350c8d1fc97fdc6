import { createWorkerClient } from '../../platform/worker-client'
import type { CurrencyWorkerApi } from './worker-api'

// Two hosts have 8 s each, in the worker.
const client = createWorkerClient<CurrencyWorkerApi>(
  () =>
    new Worker(new URL('../../../workers/currency.worker.ts', import.meta.url), {
      type: 'module',
      name: 'currency',
    }),
  { limitMs: 20_000, script: 'currency.worker' },
)

export const fetchNames = () => client.call((api) => api.names())

/** A newer call aborts an older one. */
export const fetchRates = (from: string) => client.call((api) => api.rates(from))

export const fetchShipped = () => client.call((api) => api.shipped())

/** Aborts every request. */
export const stopFetching = () => client.stop()
