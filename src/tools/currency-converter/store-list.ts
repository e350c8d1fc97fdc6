import { logError } from '#platform/log'
import { withCodes, type CurrencyNames } from './domain/names'
import { failureText } from './domain/hosts'
import { parseShipped, type ShippedTable } from './domain/rates'
import type { StoreTools } from './store-state'

/** Fetches the table that the product ships: once, and again after a failure. */
export type FetchShipped = () => Promise<ShippedTable | null>

export function createShipped({ setState, deps }: StoreTools): FetchShipped {
  let table: Promise<ShippedTable | null> | null = null
  let hasFailed = false

  async function fetchTable() {
    const text = await deps.fetchShipped(hasFailed ? 'reload' : 'default')
    const parsed = text === null ? null : parseShipped(text)
    hasFailed = parsed === null
    if (parsed) setState({ shipped: parsed.file })
    else table = null
    return parsed
  }
  return () => (table ??= fetchTable())
}

/** Fetches the list of currencies; the shipped one serves where no host has any. */
export function createList(
  { setState, getState, deps, hosts }: StoreTools,
  fetchShipped: FetchShipped,
) {
  let revision = 0
  let fetching: Promise<void> | null = null

  function show(list: CurrencyNames) {
    const { from, to, names } = getState()
    setState({ names: withCodes(list, [from, to], names) })
  }
  async function fetchList() {
    const mine = ++revision
    setState({ list: 'loading' })
    const outcome = await deps.fetchNames(hosts.first)
    if (mine !== revision) return
    setState({ list: outcome.ok ? 'fetched' : 'failed' })
    if (outcome.ok) {
      hosts.first = outcome.value.host
      return show(outcome.value.value)
    }
    logError(`Currency list: ${failureText(outcome.error)}`)
    const shipped = await fetchShipped()
    if (shipped && mine === revision) show(shipped.names)
  }

  /** Once a visit, and again after a failure. */
  function ensure() {
    const { list } = getState()
    if (list === 'none' || list === 'failed') fetching = fetchList()
  }
  /** Asks the shipped list first: it is near. A currency that is newer is in the fetched one alone. */
  async function knows(codes: readonly string[]) {
    const has = (names: CurrencyNames) => codes.every((code) => names.has(code))
    const shipped = await fetchShipped()
    if (shipped && has(shipped.names)) return true
    ensure()
    await fetching
    const { list, names } = getState()
    return has(names) || (!shipped && list !== 'fetched')
  }
  function abandon() {
    revision++
    if (getState().list === 'loading') setState({ list: 'none' })
  }
  return { ensure, knows, abandon }
}
