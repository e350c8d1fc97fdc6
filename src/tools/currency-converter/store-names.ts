import { withCodes, type CurrencyNames } from './domain/currency-names'
import type { ShippedTable } from './domain/saved-rates'
import { logFailure } from './store-log'
import type { StoreTools } from './store-state'

/** Brings the list of currencies; the shipped one where no host gives any. */
export function createNames(
  { setState, getState, deps, hosts }: StoreTools,
  loadShipped: () => Promise<ShippedTable | null>,
) {
  let request = 0

  function show(list: CurrencyNames) {
    const { from, to, names } = getState()
    setState({ names: withCodes(list, [from, to], names) })
  }
  async function load() {
    const mine = ++request
    setState({ list: 'loading' })
    const got = await deps.fetchNames(hosts.first)
    if (mine !== request) return
    if (got.ok) {
      hosts.first = got.value.host
      setState({ list: 'fetched' })
      return show(got.value.value)
    }
    logFailure('Currency list', got.error)
    setState({ list: 'failed' })
    const table = await loadShipped()
    if (table && mine === request) show(table.names)
  }

  return {
    /** Once a visit, and again after a failure. */
    ensure() {
      const { list } = getState()
      if (list === 'none' || list === 'failed') void load()
    },
    abandon() {
      request++
      if (getState().list === 'loading') setState({ list: 'none' })
    },
  }
}
