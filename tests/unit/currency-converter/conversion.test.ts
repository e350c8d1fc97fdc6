import { expect, test } from 'vitest'
import {
  conversionOf,
  type ConversionInput,
} from '../../../src/tools/currency-converter/domain/conversion'
import { figuresOf } from '../../../src/tools/currency-converter/domain/figures'
import type { DatedRates } from '../../../src/tools/currency-converter/domain/rates'

const FILE: DatedRates = {
  date: '2026-09-29',
  base: 'usd',
  rates: new Map([
    ['usd', 1],
    ['eur', 0.88022588],
  ]),
}

const input = (patch: Partial<ConversionInput>): ConversionInput => ({
  amount: '1',
  amountProblem: null,
  from: 'usd',
  to: 'eur',
  rates: { phase: 'ready', file: FILE },
  stored: null,
  shipped: null,
  usesFallback: false,
  ...patch,
})

test('an amount, two currencies and their rate are a success', () => {
  expect(conversionOf(input({}))).toEqual({
    phase: 'success',
    from: 'USD',
    to: 'EUR',
    rate: 0.88022588,
    figures: figuresOf('1', 0.88022588),
    date: '2026-09-29',
    isFallback: false,
  })
})

test.each(['', '.', '0', '0.0'])(
  'CU-32: with an amount of %j it is idle, whatever the rates',
  (amount) => {
    expect(conversionOf(input({ amount }))).toEqual({ phase: 'idle', missing: 'amount' })
    const failed = input({ amount, rates: { phase: 'failed' } })
    expect(conversionOf(failed)).toEqual({ phase: 'idle', missing: 'amount' })
  },
)

test.each(['unclear-marks', 'not-a-number'] as const)(
  'while the amount is refused (%s) there is no result',
  (amountProblem) => {
    expect(conversionOf(input({ amountProblem }))).toEqual({
      phase: 'idle',
      missing: 'valid-amount',
    })
  },
)

test('it is loading until there are rates, and an error if there come none', () => {
  expect(conversionOf(input({ rates: { phase: 'none' } }))).toEqual({ phase: 'loading' })
  expect(conversionOf(input({ rates: { phase: 'loading' } }))).toEqual({ phase: 'loading' })
  const failed = input({ rates: { phase: 'failed' } })
  expect(conversionOf(failed)).toEqual({ phase: 'error' })
})

test('CU-42: saved rates serve only once they are chosen, and only in place of fetched ones', () => {
  const waiting = input({ rates: { phase: 'failed' }, shipped: FILE })
  expect(conversionOf(waiting).phase).toBe('error')
  expect(conversionOf({ ...waiting, usesFallback: true })).toMatchObject({
    phase: 'success',
    isFallback: true,
  })
  const loading = input({ rates: { phase: 'loading' }, shipped: FILE, usesFallback: true })
  expect(conversionOf(loading)).toMatchObject({ phase: 'success', isFallback: true })
  expect(conversionOf(input({ shipped: FILE, usesFallback: true }))).toMatchObject({
    phase: 'success',
    isFallback: false,
  })
})

test('saved rates serve also where the fetched ones lack the target', () => {
  const lacking = input({ rates: { phase: 'ready', file: { ...FILE, rates: new Map() } } })
  const chosen = { ...lacking, shipped: FILE, usesFallback: true }
  expect(conversionOf(lacking)).toEqual({ phase: 'error' })
  expect(conversionOf(chosen)).toMatchObject({ phase: 'success', isFallback: true })
})

test('the figures of the same inputs are computed once', () => {
  const same = input({})
  expect(conversionOf({ ...same })).toBe(conversionOf({ ...same }))
  const others = [{ amount: '2' }, { from: 'gbp' }, { to: 'gbp' }, { usesFallback: true }]
  for (const other of others) {
    expect(conversionOf(input(other))).not.toBe(conversionOf(same))
  }
})

test('saved rates that lack a currency do not serve it', () => {
  const lacking = input({
    to: 'xyz',
    rates: { phase: 'failed' },
    shipped: FILE,
    usesFallback: true,
  })
  expect(conversionOf(lacking)).toEqual({ phase: 'error' })
})
