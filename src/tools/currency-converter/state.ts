import { create, type StateCreator } from 'zustand'
import { restingHistory, type HistoryRow } from '#lib/resting-history'
import { followMounts } from '#platform/mounts'
import { FIRST_AMOUNT } from './domain/amount'
import { amountField, unnamed } from './domain/amount-field'
import {
  conversionOf,
  historyDraft,
  isSameConversion,
  type HistoryDraft,
} from './domain/conversion'
import type { LinkedConversion } from './domain/link'
import { OWN_INITIAL_NAMES, withCodes } from './domain/names'
import { FIRST_PAIR, type Pair } from './domain/pair'
import { browser, type Browser } from './effects'
import { listLoader, ratesLoader, shippedLoader, type LoadedState } from './loading'
import { amountActions, type AmountActions, type TypedState } from './typing'

export type HistoryEntry = HistoryRow<HistoryDraft>

export interface CurrencyState extends LoadedState, TypedState, AmountActions {
  history: readonly HistoryEntry[]
  /** Wall clock when it was last read: the ages on the page are counted from it. */
  nowMs: number
  /** Codes that a link asks for together; null: none does. */
  listed: readonly string[] | null
  /** The page is there: fetches what it needs. Returns what to call when it goes. */
  mounted: () => () => void
  readClock: () => void
  /** @param byKey one key of several perhaps: rates that have to be fetched wait until the choice has rested */
  selectFrom: (code: string, byKey?: boolean) => void
  selectTo: (code: string, byKey?: boolean) => void
  swap: () => void
  tryAgain: () => void
  chooseFallback: () => void
  /** Brings the rates of the build, which the extra 'guard' compares others with. */
  loadShipped: () => void
  /** Brings the rates for the list of the extra 'many', where the pair itself needs none. */
  loadForMany: () => void
  /** A field was left: what was typed or chosen need not rest any longer. */
  leaveField: () => void
  /** Takes the conversion into the history now, or as soon as it is there. */
  record: () => void
  /** Converts an entry of the history again. */
  recall: (entry: HistoryEntry) => void
  clearHistory: () => void
  /** Whether there are currencies of all these codes; true where no list can be had. */
  knows: (codes: readonly string[]) => Promise<boolean>
  /** Changes the list of a link for this visit; null: the visitor's own again. */
  setListed: (codes: readonly string[] | null) => void
  /** Converts what a link carries; codes known or not. */
  openLink: (conversion: LinkedConversion) => void
}

const DEFAULTS = {
  ...amountField(FIRST_AMOUNT),
  failedPastes: 0,
  ...FIRST_PAIR,
  rates: { phase: 'none' },
  stored: null,
  shipped: null,
  usesFallback: false,
  names: OWN_INITIAL_NAMES,
  listPhase: 'none',
  preferredHost: 'primary',
  history: [],
  nowMs: 0,
  listed: null,
} satisfies Partial<CurrencyState>

export const currencyState =
  (on: Browser): StateCreator<CurrencyState> =>
  (set, get, store) => {
    const history = restingHistory<HistoryDraft>({
      draft() {
        const conversion = conversionOf(get())
        // The rates of a host may yet take the place of those at hand.
        const isAsking = get().rates.phase === 'loading'
        if (conversion.phase === 'success' && !(conversion.isFallback && isAsking)) {
          return historyDraft(conversion, on.now())
        }
        return conversion.phase === 'idle' ? null : 'awaited'
      },
      isSame: isSameConversion,
      getState: get,
      setState: set,
      schedule: on.schedule,
    })
    const loadShipped = shippedLoader(store, on)
    const list = listLoader(store, on, loadShipped)
    const rates = ratesLoader(store, on, loadShipped, history.recordAwaited)

    function choose(pair: Partial<Pair>, byKey = false) {
      set(pair)
      rates.load({ rested: !byKey })
      history.rest()
    }
    /** The rates at hand serve each keystroke; one request for each new source is enough. */
    function onTyped() {
      history.rest()
      if (!get().usesFallback || get().rates.phase !== 'failed') rates.load()
    }
    /** Shows another conversion; what was typed before is kept. */
    function show({ amount, from, to }: LinkedConversion) {
      history.close()
      set({ ...amountField(amount), from, to })
      rates.load()
    }
    return {
      ...DEFAULTS,
      mounted: followMounts(
        () => {
          on.pair.bind(store, {
            of: ({ from, to }) => ({ from, to }),
            take: (pair) =>
              set(({ names }) => ({
                ...pair,
                names: withCodes(names, [pair.from, pair.to], names),
              })),
          })
          set({ nowMs: on.now(), stored: on.readStored() })
          list.load()
          rates.load()
        },
        () => {
          history.finishRest()
          list.abandon()
          rates.abandon()
          on.stopFetching()
        },
      ),
      readClock: () => set({ nowMs: on.now() }),
      ...amountActions(store, on, {
        namesOfSource: () => list.namesOfSource(),
        choose,
        onTyped,
      }),
      selectFrom(from, byKey) {
        // The note names the currency before.
        set({ amountNote: null })
        choose({ from }, byKey)
      },
      selectTo: (to, byKey) => choose({ to }, byKey),
      swap() {
        choose({ from: get().to, to: get().from })
        history.record()
      },
      leaveField() {
        set({ lost: unnamed(get()) })
        rates.finishWait()
        history.finishRest()
      },
      tryAgain() {
        list.load()
        const conversion = conversionOf(get())
        const isByFallback = conversion.phase === 'success' && conversion.isFallback
        if (conversion.phase === 'error' || isByFallback) rates.reload()
      },
      chooseFallback() {
        set({ usesFallback: true })
        void loadShipped()
        history.recordAwaited()
      },
      loadShipped: () => void loadShipped(),
      loadForMany: rates.loadForMany,
      record: history.record,
      recall: ({ amount, from, to }) =>
        show({ amount, from: from.toLowerCase(), to: to.toLowerCase() }),
      clearHistory: () => set({ history: [] }),
      knows: list.knows,
      setListed: (listed) => set({ listed }),
      openLink({ amount, from, to, others = [] }) {
        const listed = others.length > 0 ? [to, ...others] : null
        set(({ names }) => ({ names: withCodes(names, [from, to, ...others], names), listed }))
        show({ amount, from, to })
        history.record()
        if (listed) on.unfold('many')
      },
    }
  }

export const useCurrency = create(currencyState(browser))
