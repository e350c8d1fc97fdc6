import type { StoreApi } from 'zustand'
import type { fetchNames, fetchRates, fetchShipped } from './client'
import type { ConversionInput } from './domain/conversion'
import type { CurrencyNames } from './domain/currency-names'
import type { RateHost } from './domain/rate-hosts'
import type { DatedRates } from './domain/rates'

export interface ConversionEntry {
  id: number
  amount: string
  /** Codes in upper case. */
  from: string
  to: string
  rate: number
  /** Four decimals. */
  result: string
  timestampMs: number
}

export interface CurrencyState extends ConversionInput {
  names: CurrencyNames
  list: 'none' | 'loading' | 'fetched' | 'failed'
  history: readonly ConversionEntry[]
  /** Wall clock when rates last came or were asked for: the ages on the page are counted from it. */
  nowMs: number
  /** The page is there: fetches what it needs. Returns how to say that it is gone. */
  visit: () => () => void
  /** Takes a text that the amount field accepts. */
  typeAmount: (amount: string) => void
  selectFrom: (code: string) => void
  selectTo: (code: string) => void
  swap: () => void
  tryAgain: () => void
  chooseSavedRates: () => void
  /** The field was left: what was typed need not rest any longer. */
  leaveAmount: () => void
  /** Takes the conversion into the history now, or as soon as it is there. */
  keep: () => void
  /** Whether the result is on the clipboard now. */
  copyResult: () => Promise<boolean>
  clearHistory: () => void
}

export interface CurrencyDeps {
  fetchNames: typeof fetchNames
  fetchRates: typeof fetchRates
  fetchShipped: typeof fetchShipped
  stopFetching: () => void
  /** The rates that were last fetched on this device. */
  readKept: () => DatedRates | null
  keepRates: (file: DatedRates) => void
  copy: (text: string) => Promise<boolean>
  now: () => number
}

/** What the parts of the store work with. */
export interface StoreTools extends Pick<StoreApi<CurrencyState>, 'setState' | 'getState'> {
  deps: CurrencyDeps
  /** The host that answered last is asked first. */
  hosts: { first: RateHost }
}
