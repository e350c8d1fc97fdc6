import { loadNames, loadRates, type OpenNetwork, type RateHost } from './domain/hosts'
import { extraWork, type WorkNeeds } from './extras/work'

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
export function createCurrencyWorker(on: WorkNeeds) {
  let openForRates: OpenNetwork | null = null

  return {
    /** @param firstHost the one that answered last */
    names: (firstHost: RateHost) =>
      run(on.openNetwork(), (network) => loadNames(firstHost, network)),
    /** Aborts an older request for rates, which then gives no result. */
    rates(from: string, firstHost: RateHost) {
      openForRates?.close()
      openForRates = on.openNetwork()
      return run(openForRates, (network) => loadRates(from, firstHost, network))
    },
    ...extraWork(on),
  }
}

export type CurrencyWorker = ReturnType<typeof createCurrencyWorker>
