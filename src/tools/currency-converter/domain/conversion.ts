import { memoizeLast } from '#lib/memoize-last'
import { isPositiveAmount } from './amount'
import type { AmountProblem } from './amount-field'
import { figuresOf, type Figures } from './figures'
import {
  fallbackRate,
  findRate,
  latestMs,
  type FallbackRates,
  type FoundRate,
  type RatesFile,
} from './rates'

type SourceRates = { phase: 'none' | 'loading' | 'failed' } | { phase: 'ready'; file: RatesFile }

export interface ConversionInput extends FallbackRates {
  /** Digits with at most one point. */
  amount: string
  amountProblem: AmountProblem | null
  from: string
  to: string
  rates: SourceRates
  /** The visitor has chosen to go on without the hosts. */
  usesFallback: boolean
}

/** The file of a host; null: it has not come. */
const hostFile = ({ rates }: Pick<ConversionInput, 'rates'>) =>
  rates.phase === 'ready' ? rates.file : null

/** The present moment, by the clock and the rates at hand. */
export const presentMs = (
  input: Pick<ConversionInput, 'rates' | 'stored' | 'shipped'> & { nowMs: number },
): number => latestMs(input.nowMs, [hostFile(input), input.stored, input.shipped])

/** What a result waits for. 'valid-amount': the text in the field is not what the visitor means. */
export type MissingInput = 'amount' | 'valid-amount' | 'other-currency'

export interface Success {
  phase: 'success'
  /** Codes in upper case, as they are shown. */
  from: string
  to: string
  rate: number
  figures: Figures
  date: string | null
  /** It is by rates of the device or the build. */
  isFallback: boolean
}

export type Conversion =
  | { phase: 'idle'; missing: MissingInput }
  | { phase: 'loading' }
  | Success
  /** No host had any rates, or not of the target. */
  | { phase: 'error' }

/** A conversion needs an amount above 0, and two different currencies. */
function missingInput({ amount, amountProblem, from, to }: ConversionInput): MissingInput | null {
  if (amountProblem !== null) return 'valid-amount'
  if (from === to) return 'other-currency'
  return isPositiveAmount(amount) ? null : 'amount'
}

export const isConvertible = (input: ConversionInput): boolean => missingInput(input) === null

const successOf = (
  { amount, from, to }: ConversionInput,
  { rate, file }: FoundRate,
  isFallback: boolean,
): Success => ({
  phase: 'success',
  from: from.toUpperCase(),
  to: to.toUpperCase(),
  rate,
  figures: figuresOf(amount, rate),
  date: file.date,
  isFallback,
})

function convertByFallback(input: ConversionInput): Success | null {
  const found = fallbackRate(input, input.from, input.to)
  return found && successOf(input, found, true)
}

/** What follows from the inputs and the rates at hand. Of the page's own it is `conversionOf`. */
export function convert(input: ConversionInput): Conversion {
  const { from, to, rates, usesFallback } = input
  const missing = missingInput(input)
  if (missing) return { phase: 'idle', missing }
  const found = findRate(hostFile(input), from, to)
  if (found) return successOf(input, found, false)
  const fallback = usesFallback ? convertByFallback(input) : null
  if (fallback) return fallback
  return { phase: rates.phase === 'ready' || rates.phase === 'failed' ? 'error' : 'loading' }
}

/** What the fallback gives; null where it has no rate of both currencies. Computed once for each input. */
export const fallbackConversionOf: (input: ConversionInput) => Success | null = memoizeLast(
  ['amount', 'amountProblem', 'from', 'to', 'stored', 'shipped'],
  (input) => (isConvertible(input) ? convertByFallback(input) : null),
)

/** `convert` for the page, whose views all ask for the same inputs: computed once for each. */
export const conversionOf: (input: ConversionInput) => Conversion = memoizeLast(
  ['amount', 'amountProblem', 'from', 'to', 'rates', 'stored', 'shipped', 'usesFallback'],
  convert,
)

/** A row of the history, which is in memory alone. */
export interface HistoryDraft {
  amount: string
  /** Codes in upper case. */
  from: string
  to: string
  rate: number
  /** The result with four decimals. */
  result: string
  timestampMs: number
}

export const historyDraft = (
  { from, to, rate, figures }: Success,
  timestampMs: number,
): HistoryDraft => ({
  amount: figures.amount,
  from,
  to,
  rate,
  result: figures.result.fixed,
  timestampMs,
})

/** Whether one right after the other would be of no use. */
export const isSameConversion = (a: HistoryDraft, b: HistoryDraft): boolean =>
  a.amount === b.amount && a.from === b.from && a.to === b.to && a.result === b.result
