import type { StoreApi } from 'zustand'
import { logError } from '#platform/log'
import { isPositiveAmount } from './domain/amount'
import { conversionOf, isConvertible, type ConversionInput } from './domain/conversion'
import type { RateHost } from './domain/hosts'
import type { CurrencyNames } from './domain/name-list'
import { INITIAL_NAMES, withCodes } from './domain/names'
import {
  isDated,
  mayReplace,
  MS_PER_DAY,
  parseShipped,
  type RatesFile,
  type ShippedTable,
} from './domain/rates'
import { logFailure, type Browser } from './effects'

/** The part of the state that the loaders use. */
export interface LoadedState extends ConversionInput {
  names: CurrencyNames
  listPhase: 'none' | 'loading' | 'ready' | 'failed'
  /** The host that answered last: it is asked first. */
  preferredHost: RateHost
}

type Store = Pick<StoreApi<LoadedState>, 'getState'> & {
  setState: (patch: Partial<LoadedState>) => void
}

// What comes late is dropped here and not by `lib/latest-result`, which would let a newer request wait for the older
// one: the worker ends the older one when the newer one comes.

/** Brings the table that the product ships: once, and again after a failure, then past the browser's copy. */
export function shippedLoader({ setState }: Store, { fetchShipped }: Browser) {
  let table: Promise<ShippedTable | null> | null = null
  let hasFailed = false
  async function fetchTable() {
    const text = await fetchShipped(hasFailed ? 'reload' : 'default')
    const parsed = text === null ? null : parseShipped(text)
    hasFailed = parsed === null
    if (parsed) setState({ shipped: parsed.file })
    else table = null
    return parsed
  }
  return () => (table ??= fetchTable())
}

type LoadShipped = ReturnType<typeof shippedLoader>

/** Brings the list of currencies, once a visit; the shipped one serves where no host has any. */
export function listLoader(
  { setState, getState }: Store,
  { fetchNames, inPageWords }: Browser,
  loadShipped: LoadShipped,
) {
  /** The newest request, which alone counts. */
  let newest: object | null = null
  let fetching: Promise<void> | null = null
  let sourceNames = INITIAL_NAMES

  async function fetchList() {
    const own = (newest = {})
    setState({ listPhase: 'loading' })
    const outcome = await fetchNames(getState().preferredHost)
    if (newest !== own) return
    if (outcome.ok) setState({ listPhase: 'ready', preferredHost: outcome.value.host })
    else {
      setState({ listPhase: 'failed' })
      logFailure('Currency list', outcome.error)
    }
    const list = outcome.ok ? outcome.value.value : (await loadShipped())?.names
    if (!list || newest !== own) return
    const shown = await inPageWords(list)
    sourceNames = list
    const { from, to, names } = getState()
    setState({ names: withCodes(shown, [from, to], names) })
  }
  /** Fetches it where that has not been done, or has failed. */
  function load() {
    const { listPhase } = getState()
    if (listPhase === 'none' || listPhase === 'failed') fetching = fetchList()
  }
  return {
    load,
    /** Looks in the shipped list first: it is near. A currency that is newer is in the fetched one alone. */
    knows: async (codes: readonly string[]) => {
      const has = (names: CurrencyNames) => codes.every((code) => names.has(code))
      const shipped = await loadShipped()
      if (shipped && has(shipped.names)) return true
      load()
      await fetching
      const { listPhase, names } = getState()
      return has(names) || (!shipped && listPhase !== 'ready')
    },
    abandon() {
      newest = null
      if (getState().listPhase === 'loading') setState({ listPhase: 'none' })
    },
    /** By which amounts are read; the state has those that the page shows. */
    namesOfSource() {
      const { names } = getState()
      return withCodes(sourceNames, [...names.keys()], names)
    },
  }
}

/** Arrow keys go through the currencies of a select, and those in between are not fetched. */
const REST_MS = 1000

/**
 * Brings the rates of the present source: one file, with every target. What comes for another one serves later.
 * @param onReady there are rates to convert by, or to be offered in their place
 */
export function ratesLoader(
  { setState, getState }: Store,
  on: Browser,
  loadShipped: LoadShipped,
  onReady: () => void,
) {
  const files = new Map<string, { file: RatesFile; atMs: number }>()
  /** The newest request, which alone counts. */
  let newest: { from: string } | null = null
  let cancelTimer: (() => void) | null = null
  /** The pair without a rate that was logged last: it is logged once, not at every keystroke. */
  let reported = ''
  const setPhase = (phase: 'none' | 'loading' | 'failed') => setState({ rates: { phase } })

  function cancelWait() {
    cancelTimer?.()
    cancelTimer = null
  }
  function offerFallback() {
    setState({ stored: on.readStored() })
    void loadShipped().then(onReady)
  }
  function show(file: RatesFile) {
    const { rates, from, to } = getState()
    if (rates.phase !== 'ready' || rates.file !== file) {
      setState({ rates: { phase: 'ready', file }, usesFallback: false })
    }
    // With a file there, only a rate can be missing.
    if (conversionOf(getState()).phase !== 'error') return onReady()
    const pair = `${from.toUpperCase()} to ${to.toUpperCase()}`
    if (pair !== reported) logError(`Exchange rate missing: ${pair}`)
    reported = pair
    offerFallback()
  }
  async function fetchFile() {
    const { from, preferredHost } = getState()
    setPhase('loading')
    const own = (newest = { from })
    const outcome = await on.fetchRates(from, preferredHost)
    if (newest !== own) return
    newest = null
    // Another source may be chosen by now, and its rates may be there already.
    const isChosen = from === getState().from
    if (outcome.ok) {
      const { value: file } = outcome.value
      setState({ preferredHost: outcome.value.host })
      files.set(from, { file, atMs: on.now() })
      if (isDated(file) && mayReplace(on.readStored(), file)) on.storeRates(file)
      if (isChosen) show(file)
    } else if (isChosen) {
      logFailure('Exchange rates', outcome.error)
      setPhase('failed')
      offerFallback()
    }
  }
  /** With `rested: false`, rates that have to be fetched wait until the choice has rested. */
  function load({ rested = true } = {}) {
    cancelWait()
    const { from } = getState()
    const known = files.get(from)
    // Rates are published daily: older ones are fetched again, also within a visit.
    if (known && on.now() - known.atMs < MS_PER_DAY) return show(known.file)
    const isPending = newest?.from === from
    if (!isConvertible(getState())) return setPhase(isPending ? 'loading' : 'none')
    if (rested && !isPending) return void fetchFile()
    setPhase('loading')
    if (!rested) cancelTimer = on.schedule(load, REST_MS)
  }
  return {
    load,
    /** A list of targets needs them also where the pair is one currency twice, which needs none. */
    loadForMany: (): void => {
      const { amount, amountProblem, rates } = getState()
      const hasAmount = amountProblem === null && isPositiveAmount(amount)
      if (rates.phase === 'none' && hasAmount) void fetchFile()
    },
    /** A choice need not rest any longer. */
    finishWait: () => void (cancelTimer && load()),
    /** Fetches also what is there, but lacks a rate. */
    reload() {
      files.delete(getState().from)
      load()
    },
    abandon() {
      cancelWait()
      newest = null
      if (getState().rates.phase === 'loading') setPhase('none')
    },
  }
}
