import { expect, test } from 'vitest'
import { warningOf } from '../../../../../src/tools/currency-converter/extras/guard/domain'
import type { DatedRates } from '../../../../../src/tools/currency-converter/domain/rates'
import { sourceFile } from '../../../../support/currency-store'
import { sourceRate } from '../../../../support/rate-files'

const SHIPPED: DatedRates = {
  date: '2026-09-29',
  base: 'usd',
  rates: new Map([
    ['eur', 0.8],
    ['btc', 0.00001],
  ]),
}
const warned = (from: string, to: string, rate: number) =>
  warningOf({ amount: '100', from, to, rate }, SHIPPED)

test('CU-51: money of countries over 20 % away from the shipped rate is warned of, with the other value', () => {
  expect(warned('usd', 'eur', 1.2)).toMatchObject({
    distance: '50 %',
    date: '2026-09-29',
    other: { amount: '100', result: { fixed: '80.0000' } },
  })
  expect(warned('usd', 'eur', 0.4)?.distance).toBe('50 %')
  expect(warned('usd', 'eur', 0.97)?.distance).toBe('21 %')
})

test.each([0.65, 0.8, 0.95])('a rate of %d beside 0.8 is within 20 %%', (rate) => {
  expect(warned('usd', 'eur', rate)).toBeNull()
})

test('CU-52: a cryptocurrency is warned of from fivefold on, either way', () => {
  expect(warned('usd', 'btc', 0.00004)).toBeNull()
  expect(warned('usd', 'btc', 0.0000025)).toBeNull()
  expect(warned('usd', 'btc', 0.000052)?.distance).toBe('5.2 times')
  expect(warned('btc', 'eur', 8_000)?.distance).toBe('10 times')
})

test('a rate that is absurdly far away is not given in figures', () => {
  expect(warned('usd', 'eur', 80)?.distance).toBe('100 times')
  expect(warned('usd', 'eur', 1e308)?.distance).toBe('over 1,000 times')
  expect(warned('usd', 'btc', 1e308)?.distance).toBe('over 1,000 times')
})

test('what the shipped table does not have cannot be compared', () => {
  expect(warned('usd', 'zzz', 5)).toBeNull()
})

test('the source’s own rates of the same day are not warned of', () => {
  const shipped = sourceFile('usd')
  for (const to of shipped.rates.keys()) {
    const rate = sourceRate('usd', to)
    expect(warningOf({ amount: '1', from: 'usd', to, rate }, shipped)).toBeNull()
  }
})
