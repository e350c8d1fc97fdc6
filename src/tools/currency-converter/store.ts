import type { StateCreator } from 'zustand'
import { create } from '../../platform/view-store'
import { createVisits } from '../../platform/visits'
import { amountField } from './domain/amount'
import { conversionOf } from './domain/conversion'
import { FIRST_NAMES } from './domain/currency-names'
import { createHistory } from './store-history'
import { amountActions, choiceActions } from './store-inputs'
import { createList, createSaved } from './store-list'
import { createRates } from './store-rates'
import { browser, type CurrencyDeps, type CurrencyState, type StoreTools } from './store-state'

/** Spec §4. */
const DEFAULTS = {
  ...amountField('1'),
  from: 'usd',
  to: 'eur',
  rates: { phase: 'none' },
  savedFiles: [],
  usingSaved: false,
  names: FIRST_NAMES,
  list: 'none',
  shipped: null,
  history: [],
  nowMs: 0,
} satisfies Partial<CurrencyState>

function createParts(tools: StoreTools) {
  const history = createHistory(tools)
  const saved = createSaved(tools)
  const list = createList(tools, saved)
  const rates = createRates(tools, {
    onReady: () => history.keepAwaited(),
    onFailed() {
      saved.offer()
      void saved.fetchShipped()
    },
  })
  return { history, list, rates, saved }
}

type Parts = ReturnType<typeof createParts>

function resultActions({ setState, getState, deps }: StoreTools, parts: Parts) {
  const { history, list, rates } = parts
  return {
    tryAgain() {
      list.ensure()
      const conversion = conversionOf(getState())
      const usesSaved = conversion.phase === 'success' && conversion.saved
      if (conversion.phase === 'error' || usesSaved) rates.fetchAgain()
    },
    chooseSavedRates() {
      setState({ usingSaved: true, nowMs: deps.now() })
      history.keepAwaited()
    },
    keep: () => history.keep(),
    clearHistory: () => setState({ history: [] }),
  } satisfies Partial<CurrencyState>
}

export const currencyState =
  (deps: CurrencyDeps): StateCreator<CurrencyState> =>
  (setState, getState) => {
    const tools: StoreTools = { setState, getState, deps, hosts: { first: 'primary' } }
    const parts = createParts(tools)
    const { history, list, rates, saved } = parts
    const readClock = () => setState({ nowMs: deps.now() })

    /** Fetches while the page is there. */
    function begin() {
      readClock()
      saved.offer()
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
      ...amountActions(tools, parts),
      ...choiceActions(tools, parts),
      ...resultActions(tools, parts),
      ensureShipped: () => void saved.fetchShipped(),
      readClock,
      knows: (codes) => list.knows(codes),
      visit: createVisits(begin, end),
    }
  }

export const useCurrency = create(currencyState(browser))

/** For what is made of the typed amount, and is rendered after it. */
export const useLateCurrency = useCurrency.late

/** What the present inputs and rates come to. */
export const useConversion = () => useLateCurrency(conversionOf)
