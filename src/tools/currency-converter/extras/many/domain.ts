import { propertiesOf } from '#lib/properties'
import { isPositiveAmount } from '../../domain/amount'
import { convert, type ConversionInput } from '../../domain/conversion'
import { figuresOf, figureText } from '../../domain/figures'
import { fallbackRate } from '../../domain/rates'

export interface AmountIn {
  code: string
  /** The amount as the result shows it; null where the rates have none. */
  value: string | null
  /** The day of its rate, where that is not the day of the others. */
  otherDate?: string | null
}

export type ManyAmounts =
  | { phase: 'success'; rows: readonly AmountIn[]; date: string | null }
  | { phase: 'no-amount' | 'invalid-amount' | 'loading' | 'no-rates' }

function amountIn(input: ConversionInput, code: string, date: string | null): AmountIn {
  if (code === input.from) return { code, value: figuresOf(input.amount, 1).amount }
  const conversion = convert({ ...input, to: code })
  if (conversion.phase !== 'success') return { code, value: null }
  const value = figureText(conversion.figures.result)
  return conversion.date === date ? { code, value } : { code, value, otherDate: conversion.date }
}

/** One amount in many currencies, all from the rates at hand, of one day as far as that has them. */
export function amountsIn(input: ConversionInput, codes: readonly string[]): ManyAmounts {
  const { amount, amountProblem, from, rates, usesFallback } = input
  if (amountProblem !== null) return { phase: 'invalid-amount' }
  if (!isPositiveAmount(amount)) return { phase: 'no-amount' }
  if (!usesFallback && rates.phase === 'loading') return { phase: 'loading' }
  if (!usesFallback && rates.phase !== 'ready') return { phase: 'no-rates' }
  // The rates that serve most rows: the source's own, else the newest at hand.
  const file = rates.phase === 'ready' ? rates.file : fallbackRate(input, from, from)?.file
  const date = file?.date ?? null
  const rows = codes.map((code) => amountIn(input, code, date))
  return { phase: 'success', rows, date }
}

/** Codes, in the order of their rows; as they are kept on the device. */
export interface KeptFavorites {
  favorites: readonly string[]
}

/** More rows than anybody compares, and few enough to be computed at each key. */
export const MAX_FAVORITES = 30

const isCode = (code: unknown) => typeof code === 'string' && code !== ''

/** Null for anything that is no list. */
export function parseFavorites(value: unknown): KeptFavorites | null {
  const { favorites } = propertiesOf(value)
  if (!Array.isArray(favorites)) return null
  return { favorites: [...new Set<string>(favorites.filter(isCode))].slice(0, MAX_FAVORITES) }
}

/** One place towards the first (-1) or the last; at the end of the list nothing changes. */
export function moveFavorite(favorites: readonly string[], code: string, by: -1 | 1): string[] {
  const others = favorites.filter((other) => other !== code)
  const to = Math.max(0, favorites.indexOf(code) + by)
  return [...others.slice(0, to), code, ...others.slice(to)]
}
