import type { StateCreator } from 'zustand'
import { create } from '#platform/view-store'
import { createVisits } from '#platform/visits'
import { amountField } from './domain/amount'
import { conversionOf } from './domain/conversion'
import { FIRST_NAMES } from './domain/names'
import { createHistory } from './store-history'
import { amountActions, choiceActions } from './store-inputs'
import { createList, createShipped } from './store-list'
import { createRates } from './store-rates'
import { browser, type CurrencyDeps, type CurrencyState, type StoreTools } from './store-state'

/** Spec §4. */
const DEFAULTS = {
  ...amountField('1'),
  failedPastes: 0,
  from: 'usd',
  to: 'eur',
  rates: { phase: 'none' },
  kept: null,
  shipped: null,
  usingSaved: false,
  names: FIRST_NAMES,
  list: 'none',
  history: [],
  nowMs: 0,
} satisfies Partial<CurrencyState>

export const currencyState =
  (deps: CurrencyDeps): StateCreator<CurrencyState> =>
  (setState, getState) => {
    const tools: StoreTools = { setState, getState, deps, hosts: { first: 'primary' } }
    const history = createHistory(tools)
    const fetchShipped = createShipped(tools)
    const list = createList(tools, fetchShipped)
    const rates = createRates(tools, history, fetchShipped)

    function begin() {
      setState({ nowMs: deps.now(), kept: deps.readKept() })
      list.ensure()
      rates.ensure()
    }
    function end() {
      history.endRest()
      list.abandon()
      rates.abandon()
      deps.stopFetching()
    }
    return {
      ...DEFAULTS,
      ...amountActions(tools, history, rates),
      ...choiceActions(tools, history, rates),
      tryAgain() {
        list.ensure()
        const conversion = conversionOf(getState())
        const usesSaved = conversion.phase === 'success' && conversion.saved
        if (conversion.phase === 'error' || usesSaved) rates.fetchAgain()
      },
      chooseSavedRates() {
        setState({ usingSaved: true })
        history.keepAwaited()
      },
      keep: history.keep,
      clearHistory: () => setState({ history: [] }),
      ensureShipped: () => void fetchShipped(),
      knows: list.knows,
      visit: createVisits(begin, end),
    }
  }

export const useCurrency = create(currencyState(browser))

/** For what is made of the typed amount, and is rendered after it. */
export const useLateCurrency = useCurrency.late

/** The codes of both sides. */
export const usePair = () => ({ from: useCurrency((s) => s.from), to: useCurrency((s) => s.to) })

export const useConversion = () => useLateCurrency(conversionOf)
