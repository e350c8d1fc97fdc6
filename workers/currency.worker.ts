import { expose } from 'comlink'
import { createCurrencyWorker } from '../src/tools/currency-converter/worker'
import { openNetwork } from './adapters/fetch'

expose(
  createCurrencyWorker({
    openNetwork,
    async loadKept(mayKeep) {
      const { keptTexts, keptBefore } = await import('./adapters/kept-texts')
      return mayKeep ? keptTexts : keptBefore
    },
  }),
)
