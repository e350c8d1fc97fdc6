import { expose } from 'comlink'
import {
  HOST_LIMIT_MS,
  loadNames,
  loadRates,
  loadShipped,
} from '../src/tools/currency-converter/domain/rate-hosts'
import type { CurrencyWorkerApi } from '../src/tools/currency-converter/worker-api'
import { textGetter } from './adapters/fetch'
import { SHIPPED_RATES_URL } from './adapters/shipped-rates'

/** Hosts answer with caching times of days; asking again costs little where nothing has changed. */
const ASK_AGAIN = { limitMs: HOST_LIMIT_MS, cache: 'no-cache' } as const

let ratesRequest = new AbortController()

const api: CurrencyWorkerApi = {
  names: () => loadNames(textGetter(ASK_AGAIN)),
  rates(from) {
    ratesRequest.abort()
    ratesRequest = new AbortController()
    return loadRates(from, textGetter({ ...ASK_AGAIN, signal: ratesRequest.signal }))
  },
  shipped: () => loadShipped(SHIPPED_RATES_URL, textGetter({ limitMs: HOST_LIMIT_MS })),
}

expose(api)
