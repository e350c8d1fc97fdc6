import { replacementOf } from '../../../../../src/tools/currency-converter/domain/replaced'
import { expect, test } from 'vitest'
import {
  shownDistance,
  warningOf,
} from '../../../../../src/tools/currency-converter/extras/guard/domain'
import { warning } from '../../../../../src/tools/currency-converter/extras/guard/texts.en'
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

/** The warning in words. */
function said(from: string, to: string, rate: number) {
  const found = warned(from, to, rate)
  return found && warning(shownDistance(found.distance), found.date, '100 USD = 80 EUR')
}

test('CU-51: money of countries over 20 % away from the shipped rate is warned of, with the other value', () => {
  expect(warned('usd', 'eur', 1.2)).toMatchObject({
    distance: { percent: expect.closeTo(50, 9) },
    date: '2026-09-29',
    other: { amount: '100', result: { fixed: '80.0000' } },
  })
  expect(said('usd', 'eur', 0.97)).toContain('is 21 % away from that of 2026-09-29')
})

test.each([0.65, 0.8, 0.95])('a rate of %d beside 0.8 is within 20 %%', (rate) => {
  expect(warned('usd', 'eur', rate)).toBeNull()
})

test('CU-52: a cryptocurrency is warned of from fivefold on, either way', () => {
  expect(warned('usd', 'btc', 0.00004)).toBeNull()
  expect(warned('usd', 'btc', 0.0000025)).toBeNull()
  expect(said('usd', 'btc', 0.000052)).toContain('is 5.2 times away')
  expect(said('btc', 'eur', 8_000)).toContain('is 10 times away')
})

test('a rate that is absurdly far away is not given in figures', () => {
  expect(said('usd', 'eur', 80)).toContain('is 100 times away')
  expect(said('usd', 'eur', 1e308)).toContain('is over 1,000 times away')
  expect(said('usd', 'btc', 1e308)).toContain('is over 1,000 times away')
})

test('what the shipped table does not have cannot be compared', () => {
  expect(warned('usd', 'zzz', 5)).toBeNull()
})

test('the source’s own rates of the same day are not warned of', () => {
  const shipped = sourceFile('usd')
  // What the source gives for money that is no more is not used (CU-64).
  const used = [...shipped.rates.keys()].filter((code) => replacementOf(code) === null)
  for (const to of used) {
    const rate = sourceRate('usd', to)
    expect(warningOf({ amount: '1', from: 'usd', to, rate }, shipped)).toBeNull()
  }
})
