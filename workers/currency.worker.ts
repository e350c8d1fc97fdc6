import { createCurrencyWorker } from '../src/tools/currency-converter/worker'
import { exposeReady } from './adapters/expose-ready'
import { openNetwork } from './adapters/rates-network'

exposeReady(
  createCurrencyWorker({
    openNetwork,
    async openPastCache(mayKeep) {
      const { pastCache, readOnlyPastCache } = await import('./adapters/past-files')
      return mayKeep ? pastCache : readOnlyPastCache
    },
  }),
)
