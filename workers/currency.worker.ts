import { expose } from 'comlink'
import { ok } from '#lib/result'
import { loadNames, loadRates, type Network } from '../src/tools/currency-converter/domain/hosts'
import type { CurrencyWorkerApi } from '../src/tools/currency-converter/worker-api'
import { networkUntil } from './adapters/fetch'

let ratesRequest = new AbortController()

/** Ends with its result: a host that is still busy then is no longer waited for. */
async function run<Value>(request: AbortController, load: (network: Network) => Promise<Value>) {
  const value = await load(networkUntil(request.signal))
  request.abort()
  return value
}

const api: CurrencyWorkerApi = {
  names: (firstHost) => run(new AbortController(), (network) => loadNames(firstHost, network)),
  rates(from, firstHost) {
    ratesRequest.abort()
    ratesRequest = new AbortController()
    return run(ratesRequest, (network) => loadRates(from, firstHost, network))
  },
  async past(dates, mayKeep) {
    const { loadPast } = await import('../src/tools/currency-converter/extras/past/domain/files')
    const { keptTexts, keptBefore } = await import('./adapters/kept-texts')
    const network = networkUntil(new AbortController().signal)
    return ok(await loadPast(dates, network, mayKeep ? keptTexts : keptBefore))
  },
}

expose(api)
