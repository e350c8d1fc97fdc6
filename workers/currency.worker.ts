import { createCurrencyWorker } from '../src/tools/currency-converter/worker'
import { exposeReady } from './adapters/expose-ready'
import { openNetwork } from './adapters/fetch'

exposeReady(
  createCurrencyWorker({
    openNetwork,
    async loadKept(mayKeep) {
      const { keptTexts, keptBefore } = await import('./adapters/kept-texts')
      return mayKeep ? keptTexts : keptBefore
    },
  }),
)
