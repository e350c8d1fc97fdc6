import { logError } from '#platform/log'
import { conversionOf, isConvertible } from './domain/conversion'
import { failureText } from './domain/hosts'
import { isDated, mayReplace, type RatesFile } from './domain/rates'
import type { CurrencyHistory } from './store-history'
import type { FetchShipped } from './store-list'
import type { StoreTools } from './store-state'

/** Rates are published daily: older ones are fetched again, also within a visit. */
const FRESH_MS = 86_400_000

/** Arrow keys go through a select: what they pass is not fetched. */
const REST_MS = 1000

/** The files of rates that this visit has fetched: one a source, with every target. */
function createFiles({ deps, hosts }: StoreTools) {
  const files = new Map<string, { file: RatesFile; atMs: number }>()
  /** The newest request, which alone counts. */
  let open: { from: string } | null = null

  return {
    fresh(from: string): RatesFile | null {
      const known = files.get(from)
      return known && deps.now() - known.atMs < FRESH_MS ? known.file : null
    },
    isPending: (from: string) => open?.from === from,
    drop: (from: string) => void files.delete(from),
    cancel: () => void (open = null),
    /** Null: a newer request has taken its place, or it was cancelled. */
    async fetch(from: string) {
      const own = { from }
      open = own
      const outcome = await deps.fetchRates(from, hosts.first)
      if (open !== own) return null
      open = null
      if (!outcome.ok) return outcome
      const { value: file, host } = outcome.value
      hosts.first = host
      files.set(from, { file, atMs: deps.now() })
      if (isDated(file) && mayReplace(deps.readKept(), file)) deps.keepRates(file)
      return outcome
    },
  }
}

/** Brings the rates of the present source; those that come for another are only there for later. */
export function createRates(
  tools: StoreTools,
  history: CurrencyHistory,
  fetchShipped: FetchShipped,
) {
  const { setState, getState, deps } = tools
  const files = createFiles(tools)
  let cancelRest: (() => void) | null = null
  /** The pair without a rate that was logged last: once, not at every keystroke. */
  let reported = ''
  const setPhase = (phase: 'none' | 'loading' | 'failed') => setState({ rates: { phase } })

  function endRest() {
    cancelRest?.()
    cancelRest = null
  }
  function offerSaved() {
    setState({ kept: deps.readKept() })
    void fetchShipped()
  }
  function show(file: RatesFile) {
    const { rates, from, to } = getState()
    if (rates.phase !== 'ready' || rates.file !== file) {
      setState({ rates: { phase: 'ready', file }, usingSaved: false })
    }
    // With a file there, only a rate can be missing.
    if (conversionOf(getState()).phase !== 'error') return history.keepAwaited()
    const pair = `${from.toUpperCase()} to ${to.toUpperCase()}`
    if (pair !== reported) logError(`Exchange rate missing: ${pair}`)
    reported = pair
    offerSaved()
  }
  async function fetch(from: string) {
    setPhase('loading')
    const outcome = await files.fetch(from)
    if (!outcome || from !== getState().from) return
    if (outcome.ok) return show(outcome.value.value)
    logError(`Exchange rates: ${failureText(outcome.error)}`)
    setPhase('failed')
    offerSaved()
  }
  function ensure({ rested = true } = {}) {
    endRest()
    const { from } = getState()
    const file = files.fresh(from)
    if (file) return show(file)
    if (!isConvertible(getState())) return setPhase(files.isPending(from) ? 'loading' : 'none')
    if (rested && !files.isPending(from)) return void fetch(from)
    setPhase('loading')
    if (!rested) cancelRest = deps.schedule(ensure, REST_MS)
  }

  return {
    /** With `rested: false`, rates that have to be fetched wait until the choice has rested. */
    ensure,
    /** A choice need not rest any longer. */
    ensureNow() {
      if (cancelRest) ensure()
    },
    /** Fetches also what is there, but lacks a rate. */
    fetchAgain() {
      files.drop(getState().from)
      ensure()
    },
    abandon() {
      endRest()
      files.cancel()
      if (getState().rates.phase === 'loading') setPhase('none')
    },
  }
}

export type CurrencyRates = ReturnType<typeof createRates>
