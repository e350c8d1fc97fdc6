import { memoizeLast } from '#lib/memoize-last'
import { type AmountProblem } from './amount'
import { isPositiveAmount } from './read-amount'
import { figuresOf, type Figures } from './figures'
import { latestMs, newestFor, rateBetween, type RatesFile, type SavedRates } from './rates'

type SourceRates = { phase: 'none' | 'loading' | 'failed' } | { phase: 'ready'; file: RatesFile }

export interface ConversionInput extends SavedRates {
  /** Digits with at most one point. */
  amount: string
  amountProblem: AmountProblem | null
  from: string
  to: string
  rates: SourceRates
  /** The visitor has chosen to go on with the saved ones. */
  usingSaved: boolean
}

/** The present moment, by the clock and the rates at hand. */
export const presentMs = ({
  nowMs,
  rates,
  kept,
  shipped,
}: Pick<ConversionInput, 'rates' | 'kept' | 'shipped'> & { nowMs: number }): number =>
  latestMs(nowMs, [rates.phase === 'ready' ? rates.file : null, kept, shipped])

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
  saved: boolean
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

function convertWith(
  file: RatesFile | null,
  { amount, from, to }: ConversionInput,
  saved: boolean,
): Success | null {
  const rate = file && rateBetween(file, from, to)
  if (!file || rate === null) return null
  return {
    phase: 'success',
    from: from.toUpperCase(),
    to: to.toUpperCase(),
    rate,
    figures: figuresOf(amount, rate),
    date: file.date,
    saved,
  }
}

const convertSaved = (input: ConversionInput): Success | null =>
  convertWith(newestFor(input, input.from, input.to), input, true)

/** What follows from the inputs and the rates at hand. Of the page's own it is `conversionOf`. */
export function convert(input: ConversionInput): Conversion {
  const { rates, usingSaved } = input
  const missing = missingInput(input)
  if (missing) return { phase: 'idle', missing }
  const fetched = rates.phase === 'ready' ? convertWith(rates.file, input, false) : null
  if (fetched) return fetched
  const saved = usingSaved ? convertSaved(input) : null
  if (saved) return saved
  return { phase: rates.phase === 'ready' || rates.phase === 'failed' ? 'error' : 'loading' }
}

/** What the saved rates give; null where they have none of both currencies. Computed once for each input. */
export const savedConversionOf: (input: ConversionInput) => Success | null = memoizeLast(
  ['amount', 'amountProblem', 'from', 'to', 'kept', 'shipped'],
  (input) => (isConvertible(input) ? convertSaved(input) : null),
)

/** `convert` for the page, whose views all ask for the same inputs: computed once for each. */
export const conversionOf: (input: ConversionInput) => Conversion = memoizeLast(
  ['amount', 'amountProblem', 'from', 'to', 'rates', 'kept', 'shipped', 'usingSaved'],
  convert,
)

/** What the history keeps of a conversion. */
export interface KeptConversion {
  amount: string
  /** Codes in upper case. */
  from: string
  to: string
  rate: number
  /** The result with four decimals. */
  result: string
  timestampMs: number
}

export const toKept = (
  { from, to, rate, figures }: Success,
  timestampMs: number,
): KeptConversion => ({
  amount: figures.amount,
  from,
  to,
  rate,
  result: figures.result.fixed,
  timestampMs,
})

/** Whether one right after the other would be of no use. */
export const isSameConversion = (a: KeptConversion, b: KeptConversion): boolean =>
  a.amount === b.amount && a.from === b.from && a.to === b.to && a.result === b.result
