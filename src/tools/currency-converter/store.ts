import { create, type StateCreator } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { copyText } from '../../platform/clipboard'
import { readLocal, writeLocal } from '../../platform/storage'
import { fetchNames, fetchRates, fetchShipped, stopFetching } from './client'
import { conversionOf, type Conversion } from './domain/conversion'
import { FIRST_NAMES } from './domain/currency-names'
import { figuresOf } from './domain/figures'
import { readSaved, toSaved } from './domain/saved-rates'
import { createHistory } from './store-history'
import { createNames } from './store-names'
import { createRates } from './store-rates'
import { createSaved } from './store-saved'
import type { CurrencyDeps, CurrencyState, StoreTools } from './store-state'

/** Local storage; what was last fetched: day, base and rates. */
const KEPT_KEY = 'currency-rates'

const usingSavedRates = (conversion: Conversion) =>
  conversion.phase === 'success' && conversion.saved

function createParts(tools: StoreTools) {
  const history = createHistory(tools)
  const saved = createSaved(tools)
  const names = createNames(tools, saved.loadShipped)
  const rates = createRates(tools, {
    arrived: () => history.arrived(),
    failed: () => void saved.offer(),
  })
  return { history, names, rates }
}

/** Fetches while the page is there. React mounts twice in development: only a page that stays away counts. */
function createVisits({ names, rates, history }: ReturnType<typeof createParts>, stop: () => void) {
  let visitors = 0

  function end() {
    if (visitors > 0) return
    history.endRest()
    names.abandon()
    rates.abandon()
    stop()
  }
  return () => {
    visitors++
    names.ensure()
    rates.ensure()
    return () => {
      visitors--
      queueMicrotask(end)
    }
  }
}

export const currencyState =
  (deps: CurrencyDeps): StateCreator<CurrencyState> =>
  (setState, getState) => {
    const parts = createParts({ setState, getState, deps, hosts: { first: 'primary' } })
    const { history, names, rates } = parts
    const visit = createVisits(parts, deps.stopFetching)

    function choose(pair: { from?: string; to?: string }) {
      setState(pair)
      rates.ensure()
      history.keep()
    }

    return {
      amount: '1',
      from: 'usd',
      to: 'eur',
      rates: { phase: 'none' },
      savedFiles: [],
      usingSaved: false,
      names: FIRST_NAMES,
      list: 'none',
      history: [],
      nowMs: 0,
      visit() {
        setState({ nowMs: deps.now() })
        return visit()
      },
      typeAmount(amount) {
        setState({ amount })
        history.rest()
        // Saved rates serve each keystroke; it is enough to ask the hosts for each new source.
        const { usingSaved, rates: at } = getState()
        if (!usingSaved || at.phase !== 'failed') rates.ensure()
      },
      selectFrom: (from) => choose({ from }),
      selectTo: (to) => choose({ to }),
      swap: () => choose({ from: getState().to, to: getState().from }),
      tryAgain() {
        names.ensure()
        const conversion = conversionOf(getState())
        if (conversion.phase === 'error' || usingSavedRates(conversion)) rates.askAgain()
      },
      chooseSavedRates() {
        setState({ usingSaved: true, nowMs: deps.now() })
        history.arrived()
      },
      leaveAmount: () => history.endRest(),
      keep: () => history.keep(),
      async copyResult() {
        const conversion = conversionOf(getState())
        if (conversion.phase !== 'success') return false
        history.keep()
        const { result } = figuresOf(getState().amount, conversion.rate)
        return deps.copy(result.precise ?? result.fixed)
      },
      clearHistory: () => setState({ history: [] }),
    }
  }

export const useCurrency = create(
  currencyState({
    fetchNames,
    fetchRates,
    fetchShipped,
    stopFetching,
    readKept: () => readLocal(KEPT_KEY, (value) => readSaved(value, Date.now())),
    keepRates: (file) => void writeLocal(KEPT_KEY, toSaved(file)),
    copy: copyText,
    now: () => Date.now(),
  }),
)

/** What the present inputs and rates come to. */
export const useConversion = () => useCurrency(useShallow(conversionOf))
