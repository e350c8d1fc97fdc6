import { isPositiveAmount } from './amount'
import { convert, type ConversionInput } from './conversion'
import { figuresOf, figureText } from './figures'
import { newestFor } from './rates'

export interface AmountIn {
  code: string
  /** As the result shows it; null where the rates have none. */
  value: string | null
}

export type ManyAmounts =
  | { phase: 'success'; rows: readonly AmountIn[]; date: string | null }
  | { phase: 'no-amount' | 'clear-amount' | 'loading' | 'no-rates' }

function amountIn(input: ConversionInput, code: string): string | null {
  if (code === input.from) return figuresOf(input.amount, 1).amount
  const conversion = convert({ ...input, to: code })
  return conversion.phase === 'success' ? figureText(conversion.figures.result) : null
}

/** One amount in many currencies, all from the rates at hand. */
export function amountsIn(input: ConversionInput, codes: readonly string[]): ManyAmounts {
  const { amount, amountProblem, from, rates, usingSaved } = input
  if (amountProblem !== null) return { phase: 'clear-amount' }
  if (!isPositiveAmount(amount)) return { phase: 'no-amount' }
  if (!usingSaved && rates.phase === 'loading') return { phase: 'loading' }
  if (!usingSaved && rates.phase !== 'ready') return { phase: 'no-rates' }
  const rows = codes.map((code) => ({ code, value: amountIn(input, code) }))
  // The rates that serve most rows: the source's own, else the newest saved ones.
  const file = rates.phase === 'ready' ? rates.file : newestFor(input, from, from)
  return { phase: 'success', rows, date: file?.date ?? null }
}
