import { isPositiveAmount } from './amount'
import { convert, type ConversionInput } from './conversion'
import { figuresOf, figureText } from './figures'
import { newestFor } from './saved-rates'

export interface AmountIn {
  code: string
  /** As the result shows it; null where the rates have none. */
  value: string | null
}

export type ManyAmounts =
  | { phase: 'success'; rows: readonly AmountIn[]; date: string | null }
  | { phase: 'loading' }
  | { phase: 'idle'; missing: 'amount' | 'rates' }

function amountIn(input: ConversionInput, code: string): AmountIn {
  if (code === input.from) return { code, value: figuresOf(input.amount, 1).amount }
  const conversion = convert({ ...input, to: code })
  return {
    code,
    value: conversion.phase === 'success' ? figureText(conversion.figures.result) : null,
  }
}

/** The day of the rates that serve most rows: of the source's own file, else of the newest saved one. */
function dateOf(input: ConversionInput): string | null {
  const { rates, from } = input
  const file = rates.phase === 'ready' ? rates.file : newestFor(input, from, from)
  return file?.date ?? null
}

/** One amount in many currencies, all from the rates at hand. */
export function amountsIn(input: ConversionInput, codes: readonly string[]): ManyAmounts {
  const { amount, amountProblem, rates, usingSaved } = input
  if (amountProblem !== null || !isPositiveAmount(amount))
    return { phase: 'idle', missing: 'amount' }
  if (!usingSaved && rates.phase === 'loading') return { phase: 'loading' }
  if (!usingSaved && rates.phase !== 'ready') return { phase: 'idle', missing: 'rates' }
  return { phase: 'success', rows: codes.map((code) => amountIn(input, code)), date: dateOf(input) }
}
