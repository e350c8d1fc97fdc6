import { create, type StateCreator } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { copyText } from '../../platform/clipboard'
import { readLocal, writeLocal } from '../../platform/storage'
import { fetchNames, fetchRates, fetchShipped, stopFetching } from './client'
import { conversionOf, type Conversion } from './domain/conversion'
import { FIRST_NAMES } from './domain/currency-names'
import { figuresOf } from './domain/figures'
import { readSaved, toSaved } from './domain/saved-rates'
import { createAmount } from './store-amount'
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
    const tools: StoreTools = { setState, getState, deps, hosts: { first: 'primary' } }
    const parts = createParts(tools)
    const { history, names, rates } = parts
    const visit = createVisits(parts, deps.stopFetching)

    function choose(pair: { from?: string; to?: string }, byKey = false) {
      setState(pair)
      if (byKey) rates.ensureRested()
      else rates.ensure()
      history.rest()
    }

    return {
      amount: '1',
      refusedMarks: [],
      amountProblem: null,
      amountNote: null,
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
      ...createAmount(tools, () => {
        history.rest()
        // Saved rates serve each keystroke; it is enough to ask the hosts for each new source.
        const { usingSaved, rates: at } = getState()
        if (!usingSaved || at.phase !== 'failed') rates.ensure()
      }),
      selectFrom: (from, byKey) => choose({ from }, byKey),
      selectTo: (to, byKey) => choose({ to }, byKey),
      swap() {
        choose({ from: getState().to, to: getState().from })
        history.keep()
      },
      tryAgain() {
        names.ensure()
        const conversion = conversionOf(getState())
        if (conversion.phase === 'error' || usingSavedRates(conversion)) rates.askAgain()
      },
      chooseSavedRates() {
        setState({ usingSaved: true, nowMs: deps.now() })
        history.arrived()
      },
      leaveField() {
        const { amountNote } = getState()
        if (amountNote?.code === 'refused') setState({ amountNote: null })
        rates.endRest()
        history.endRest()
      },
      keep: () => history.keep(),
      async copyResult() {
        const conversion = conversionOf(getState())
        if (conversion.phase !== 'success') return false
        history.keep()
        const { result } = figuresOf(getState().amount, conversion.rate)
        return deps.copy(result.precise ?? result.fixed)
      },
      recall({ amount, from, to }) {
        history.endRest()
        history.forget()
        const pair = { from: from.toLowerCase(), to: to.toLowerCase() }
        setState({ ...pair, amount, refusedMarks: [], amountProblem: null, amountNote: null })
        rates.ensure()
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
    locale: undefined,
    now: () => Date.now(),
  }),
)

/** What the present inputs and rates come to. */
export const useConversion = () => useCurrency(useShallow(conversionOf))
