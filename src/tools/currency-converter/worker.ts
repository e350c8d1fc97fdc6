import { loadNames, loadRates, type OpenNetwork, type RateHost } from './domain/hosts'
import { extraWork, type WorkAdapters } from './extras/work'

/** The network closes with the result, and a host that is still busy then is no longer waited for. */
async function run<Value>(
  { network, close }: OpenNetwork,
  load: (network: OpenNetwork['network']) => Promise<Value>,
) {
  const value = await load(network)
  close()
  return value
}

/** All that is done off the page: the hosts are asked there. Its promises never reject, but where code does not come. */
export function createCurrencyWorker(adapters: WorkAdapters) {
  let openForRates: OpenNetwork | null = null

  return {
    /** @param preferredHost the one that answered last */
    names: (preferredHost: RateHost) =>
      run(adapters.openNetwork(), (network) => loadNames(preferredHost, network)),
    /** Aborts an older request for rates, which ends with 'hosts-failed' then: the page drops it (`loading.ts`). */
    rates(from: string, preferredHost: RateHost) {
      openForRates?.close()
      openForRates = adapters.openNetwork()
      return run(openForRates, (network) => loadRates(from, preferredHost, network))
    },
    ...extraWork(adapters),
  }
}

export type CurrencyWorker = ReturnType<typeof createCurrencyWorker>
