import { logError } from '../../platform/log'
import { withCodes, type CurrencyNames } from './domain/currency-names'
import { failureText } from './domain/rate-hosts'
import { parseShipped, type ShippedTable } from './domain/saved-rates'
import type { StoreTools } from './store-state'

/** Fetches the table that the product ships: once, and again after a failure. */
function createShipped({ setState, deps }: StoreTools) {
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

/** What serves when the hosts fail: the rates and the list that are saved on the device and shipped. */
export function createSaved(tools: StoreTools) {
  const { setState, getState, deps } = tools
  const shipped = createShipped(tools)
  return {
    ensureShipped: () => void shipped(),
    list: async (): Promise<CurrencyNames | null> => (await shipped())?.names ?? null,
    /** Shows what was last fetched until the hosts have answered. */
    offerKept() {
      const kept = getState().savedFiles.length === 0 ? deps.readKept() : null
      if (kept) setState({ savedFiles: [kept] })
    },
    /** Offers the saved rates: those that are here at once, the shipped ones when they have come. */
    async offerRates() {
      function offer() {
        const files = [deps.readKept(), getState().shipped]
        setState({ savedFiles: files.filter((file) => file !== null) })
      }
      offer()
      if (!getState().shipped && (await shipped())) offer()
    },
  }
}

/** Fetches the list of currencies; the shipped one serves where no host has any. */
export function createList(
  { setState, getState, deps, hosts }: StoreTools,
  savedList: () => Promise<CurrencyNames | null>,
) {
  let revision = 0

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
    const saved = await savedList()
    if (saved && mine === revision) show(saved)
  }

  return {
    /** Once a visit, and again after a failure. */
    ensure() {
      const { list } = getState()
      if (list === 'none' || list === 'failed') void fetchList()
    },
    abandon() {
      revision++
      if (getState().list === 'loading') setState({ list: 'none' })
    },
  }
}
