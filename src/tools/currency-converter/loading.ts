import type { StoreApi } from 'zustand'
import { logError } from '#platform/log'
import type { WorkerFailure } from '#platform/worker/failure'
import { conversionOf, isConvertible, type ConversionInput } from './domain/conversion'
import type { fetchedFiles } from './domain/fetched'
import type { HostsFailed } from './domain/hosts'
import { withCodes, type CurrencyNames, type CurrencyReader } from './domain/names'
import { isDated, mayReplace, type RatesFile, type ShippedTable } from './domain/rates'
import { isPositiveAmount, type Writing } from './domain/read-amount'
import { logFailure, type Browser } from './effects'

/** The part of the state that the loaders use. */
export interface LoadedState extends ConversionInput {
  names: CurrencyNames
  list: 'none' | 'loading' | 'fetched' | 'failed'
}

type Store = Pick<StoreApi<LoadedState>, 'getState'> & {
  setState: (patch: Partial<LoadedState>) => void
}
type Fetched = ReturnType<typeof fetchedFiles<HostsFailed | WorkerFailure>>

/** Brings the list of currencies, once a visit; the shipped one serves where no host has any. */
export function listLoader(
  { setState, getState }: Store,
  fetched: Fetched,
  loadShipped: () => Promise<ShippedTable | null>,
) {
  let revision = 0
  let fetching: Promise<void> | null = null

  function show(list: CurrencyNames) {
    const { from, to, names } = getState()
    setState({ names: withCodes(list, [from, to], names) })
  }
  async function fetch() {
    const mine = ++revision
    setState({ list: 'loading' })
    const outcome = await fetched.fetchNames()
    if (mine !== revision) return
    setState({ list: outcome.ok ? 'fetched' : 'failed' })
    if (outcome.ok) return show(outcome.value.value)
    logFailure('Currency list', outcome.error)
    const shipped = await loadShipped()
    if (shipped && mine === revision) show(shipped.names)
  }
  function ensure() {
    const { list } = getState()
    if (list === 'none' || list === 'failed') fetching = fetch()
  }
  return {
    ensure,
    /** Asks the shipped list first: it is near. A currency that is newer is in the fetched one alone. */
    knows: async (codes: readonly string[]) => {
      const has = (names: CurrencyNames) => codes.every((code) => names.has(code))
      const shipped = await loadShipped()
      if (shipped && has(shipped.names)) return true
      ensure()
      await fetching
      const { list, names } = getState()
      return has(names) || (!shipped && list !== 'fetched')
    },
    abandon() {
      revision++
      if (getState().list === 'loading') setState({ list: 'none' })
    },
  }
}

/** Arrow keys go through the currencies of a select, and those in between are not fetched. */
const REST_MS = 1000

/** Brings the rates of the present source. Rates that come for another one are kept for later. */
export function ratesLoader(
  { setState, getState }: Store,
  on: Browser,
  fetched: Fetched,
  { onReady, onFailed }: { onReady: () => void; onFailed: () => void },
) {
  let cancelRest: (() => void) | null = null
  /** The pair without a rate that was logged last: it is logged once, not at every keystroke. */
  let reported = ''
  const setPhase = (phase: 'none' | 'loading' | 'failed') => setState({ rates: { phase } })

  function endRest() {
    cancelRest?.()
    cancelRest = null
  }
  function show(file: RatesFile) {
    const { rates, from, to } = getState()
    if (rates.phase !== 'ready' || rates.file !== file) {
      setState({ rates: { phase: 'ready', file }, usingSaved: false })
    }
    // With a file there, only a rate can be missing.
    if (conversionOf(getState()).phase !== 'error') return onReady()
    const pair = `${from.toUpperCase()} to ${to.toUpperCase()}`
    if (pair !== reported) logError(`Exchange rate missing: ${pair}`)
    reported = pair
    onFailed()
  }
  function keepRates(file: RatesFile) {
    if (isDated(file) && mayReplace(on.readKept(), file)) on.keepRates(file)
  }
  async function fetch(from: string) {
    setPhase('loading')
    const outcome = await fetched.fetchRates(from)
    if (outcome?.ok) keepRates(outcome.value.value)
    if (!outcome || from !== getState().from) return
    if (outcome.ok) return show(outcome.value.value)
    logFailure('Exchange rates', outcome.error)
    setPhase('failed')
    onFailed()
  }
  /** With `rested: false`, rates that have to be fetched wait until the choice has rested. */
  function ensure({ rested = true } = {}) {
    endRest()
    const { from } = getState()
    const file = fetched.fresh(from)
    if (file) return show(file)
    if (!isConvertible(getState())) return setPhase(fetched.isPending(from) ? 'loading' : 'none')
    if (rested && !fetched.isPending(from)) return void fetch(from)
    setPhase('loading')
    if (!rested) cancelRest = on.schedule(ensure, REST_MS)
  }
  return {
    ensure,
    /** A list of targets needs rates also where the pair is one currency twice, which needs none. */
    ensureTable() {
      const { from, amount, amountProblem, rates } = getState()
      const hasAmount = amountProblem === null && isPositiveAmount(amount)
      if (rates.phase === 'none' && hasAmount) void fetch(from)
    },
    /** A choice need not rest any longer. */
    ensureNow: () => void (cancelRest && ensure()),
    /** Fetches also what is there, but lacks a rate. */
    fetchAgain() {
      fetched.drop(getState().from)
      ensure()
    },
    abandon() {
      endRest()
      fetched.cancel()
      if (getState().rates.phase === 'loading') setPhase('none')
    },
  }
}

/** Brings what signs, codes and names beside an amount stand for; without it a number alone is read. */
export function wordsLoader({ getState }: Store, on: Browser) {
  let words: CurrencyReader | null = null
  return {
    /** Whether they have come with this call. */
    async load() {
      if (words) return false
      words = await on.loadWords().catch(() => null)
      return words !== null
    },
    writing: (): Writing => ({
      locale: on.locale,
      currenciesOf: (text) => words?.(text, getState().names, on.locale) ?? [],
    }),
  }
}
