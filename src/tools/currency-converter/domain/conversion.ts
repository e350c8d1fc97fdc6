import { isPositiveAmount } from './amount'
import { rateBetween, type DatedRates, type RatesFile } from './rates'
import { newestFor } from './saved-rates'

/** The rates of the present source currency. */
export type SourceRates =
  | { phase: 'none' }
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'ready'; file: RatesFile }

/** Why the text in the field is not what the visitor means; there is no result then. */
export type AmountProblem = 'unclear-marks' | 'not-a-number'

export interface ConversionInput {
  /** Digits with at most one point. */
  amount: string
  amountProblem: AmountProblem | null
  from: string
  to: string
  rates: SourceRates
  /** What could serve when no host answers. */
  savedFiles: readonly DatedRates[]
  /** The visitor has chosen to go on with them. */
  usingSaved: boolean
}

/** What is missing for a conversion. */
export type Wanted = 'amount' | 'clear-amount' | 'other-currency'

export type Conversion =
  | { phase: 'idle'; wants: Wanted }
  | { phase: 'loading' }
  | { phase: 'success'; rate: number; date: string | null; saved: boolean }
  | { phase: 'error'; cause: 'hosts' | 'missing-rate' }

/** Spec §5: an amount above 0, and two different currencies. */
function missingInput({ amount, amountProblem, from, to }: ConversionInput): Wanted | null {
  if (amountProblem !== null) return 'clear-amount'
  if (from === to) return 'other-currency'
  return isPositiveAmount(amount) ? null : 'amount'
}

export const isConvertible = (input: ConversionInput): boolean => missingInput(input) === null

function convertWith(file: RatesFile | null, from: string, to: string, saved: boolean) {
  const rate = file && rateBetween(file, from, to)
  if (!file || rate === null) return null
  return { phase: 'success', rate, date: file.date, saved } as const
}

/** The state of spec §4 that follows from the inputs and the rates at hand. */
export function conversionOf(input: ConversionInput): Conversion {
  const { from, to, rates, savedFiles, usingSaved } = input
  const wants = missingInput(input)
  if (wants) return { phase: 'idle', wants }
  if (rates.phase === 'ready') {
    const fetched = convertWith(rates.file, from, to, false)
    return fetched ?? { phase: 'error', cause: 'missing-rate' }
  }
  const saved = usingSaved ? convertWith(newestFor(savedFiles, from, to), from, to, true) : null
  if (saved) return saved
  return rates.phase === 'failed' ? { phase: 'error', cause: 'hosts' } : { phase: 'loading' }
}
