import type { Result } from '#lib/result'
import type { FromHost, RateHost } from './hosts'
import type { CurrencyNames } from './names'
import { parseShipped, type RatesFile, type ShippedTable } from './rates'

/** Rates are published daily: older ones are fetched again, also within a visit. */
const FRESH_MS = 86_400_000

interface Fetching<Failure> {
  fetchNames: (firstHost: RateHost) => Promise<Result<FromHost<CurrencyNames>, Failure>>
  fetchRates: (from: string, firstHost: RateHost) => Promise<Result<FromHost<RatesFile>, Failure>>
  now: () => number
}

/** What the hosts have sent in this visit: of rates one file a source, with every target. */
export function fetchedFiles<Failure>({ fetchNames, fetchRates, now }: Fetching<Failure>) {
  /** The host that answered last is asked first. */
  let firstHost: RateHost = 'primary'
  const files = new Map<string, { file: RatesFile; atMs: number }>()
  /** The newest request for rates, which alone counts. */
  let open: { from: string } | null = null

  return {
    async fetchNames() {
      const outcome = await fetchNames(firstHost)
      if (outcome.ok) firstHost = outcome.value.host
      return outcome
    },
    /** Null: there is none of the source, or it is too old. */
    fresh(from: string): RatesFile | null {
      const known = files.get(from)
      return known && now() - known.atMs < FRESH_MS ? known.file : null
    },
    isPending: (from: string) => open?.from === from,
    drop: (from: string) => void files.delete(from),
    cancel: () => void (open = null),
    /** Null: a newer request has taken its place, or it was cancelled. */
    async fetchRates(from: string) {
      const own = { from }
      open = own
      const outcome = await fetchRates(from, firstHost)
      if (open !== own) return null
      open = null
      if (!outcome.ok) return outcome
      firstHost = outcome.value.host
      files.set(from, { file: outcome.value.value, atMs: now() })
      return outcome
    },
  }
}

/** The table that the product ships: fetched once, and again after a failure, then past the browser's copy. */
export function shippedTable(fetchText: (cache: 'default' | 'reload') => Promise<string | null>) {
  let table: Promise<ShippedTable | null> | null = null
  let hasFailed = false
  async function fetch() {
    const text = await fetchText(hasFailed ? 'reload' : 'default')
    const parsed = text === null ? null : parseShipped(text)
    hasFailed = parsed === null
    if (hasFailed) table = null
    return parsed
  }
  return () => (table ??= fetch())
}
