import type { StoreApi } from 'zustand'
import type { HistoryRow } from '#lib/resting-history'
import type { Locale } from '#lib/number-text'
import { schedule } from '#platform/schedule'
import { readLocal, writeLocal } from '#platform/storage'
import { fetchNames, fetchRates, fetchShipped, stopFetching } from './client'
import type { AmountField } from './domain/amount'
import type { ConversionInput } from './domain/conversion'
import type { CurrencyNames } from './domain/names'
import type { LinkedConversion } from './domain/link'
import type { RateHost } from './domain/hosts'
import { readSaved, toSaved, type DatedRates } from './domain/rates'

export interface KeptConversion {
  amount: string
  /** Codes in upper case. */
  from: string
  to: string
  rate: number
  /** Four decimals. */
  result: string
  timestampMs: number
}

export type HistoryEntry = HistoryRow<KeptConversion>

export interface CurrencyState extends ConversionInput, AmountField {
  names: CurrencyNames
  /** How many pasted texts were no amount. */
  failedPastes: number
  list: 'none' | 'loading' | 'fetched' | 'failed'
  history: readonly HistoryEntry[]
  /** Wall clock when it was last read: the ages on the page are counted from it. */
  nowMs: number
  /** The page is there: fetches what it needs. Returns what ends the visit. */
  visit: () => () => void
  /**
   * Returns what the field holds then.
   * @param text what an edit would leave in it
   * @param from the index at which the edit began, where that is known
   */
  typeAmount: (text: string, from?: number) => string
  /** Reads a number in any form and has its digits put into the field; what is no amount changes nothing. */
  pasteAmount: (text: string, insert: (digits: string) => void) => void
  /** @param byKey one key of several perhaps: rates that have to be fetched wait until the choice has rested */
  selectFrom: (code: string, byKey?: boolean) => void
  selectTo: (code: string, byKey?: boolean) => void
  swap: () => void
  tryAgain: () => void
  chooseSavedRates: () => void
  ensureShipped: () => void
  /** A field was left: what was typed or chosen need not rest any longer. */
  leaveField: () => void
  /** Takes the conversion into the history now, or as soon as it is there. */
  keep: () => void
  /** Converts an entry of the history again. */
  recall: (entry: HistoryEntry) => void
  clearHistory: () => void
  /** Whether there are currencies of all these codes; true where no list can be had. */
  knows: (codes: readonly string[]) => Promise<boolean>
  /** Converts what a link carries; codes known or not. */
  open: (conversion: LinkedConversion) => void
}

/** Local storage; what was last fetched: day, base and rates. */
const KEPT_KEY = 'currency-rates'

/** What the store needs of the browser; a parameter for the tests. */
export const browser = {
  fetchNames,
  fetchRates,
  fetchShipped,
  stopFetching,
  readKept: () => readLocal(KEPT_KEY, (value) => readSaved(value, Date.now())),
  keepRates: (file: DatedRates) => void writeLocal(KEPT_KEY, toSaved(file)),
  now: () => Date.now(),
  schedule,
  locale: undefined as Locale,
}

export type CurrencyDeps = typeof browser

export interface StoreTools extends Pick<StoreApi<CurrencyState>, 'setState' | 'getState'> {
  deps: CurrencyDeps
  /** The host that answered last gets the first request. */
  hosts: { first: RateHost }
}
