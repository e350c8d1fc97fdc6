import { createCurrencyWorker } from '../src/tools/currency-converter/worker'
import { exposeReady } from './adapters/expose-ready'
import { openNetwork } from './adapters/rates-network'

exposeReady(
  createCurrencyWorker({
    openNetwork,
    async loadPastTexts(mayKeep) {
      const { pastTexts, readOnlyPastTexts } = await import('./adapters/past-files')
      return mayKeep ? pastTexts : readOnlyPastTexts
    },
  }),
)
