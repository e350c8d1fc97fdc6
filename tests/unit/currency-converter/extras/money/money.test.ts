import { expect, test } from 'vitest'
import {
  minorDecimals,
  moneyDetails,
  parseFee,
  readFee,
} from '../../../../../src/tools/currency-converter/extras/money/domain'

// ISO 4217, list one; cryptocurrencies and metals have no minor unit there.
test.each([
  ['usd', 2],
  ['jpy', 0],
  ['krw', 0],
  ['vnd', 0],
  ['kwd', 3],
  ['tnd', 3],
  ['iqd', 3],
  ['huf', 2],
  ['btc', null],
  ['xau', null],
  ['', null],
])('%s is paid with %s decimals', (code, decimals) => {
  expect(minorDecimals(code)).toBe(decimals)
})

const details = (amount: string, rate: number, to: string, feePercent = 0) =>
  moneyDetails(amount, rate, to, feePercent)

test('CU-59: the inverse of 0.880226 is 1.136072', () => {
  expect(details('1', 0.880226, 'eur').inverse).toEqual({ fixed: '1.136072', precise: null })
})

test('a tiny inverse rate has four significant digits', () => {
  expect(details('1', 83212.64, 'usd').inverse.precise).toBe('0.00001202')
})

test('CU-58: 100 dollars are 15748 yen and 30.725 dinars as they are paid', () => {
  expect(details('100', 157.477293, 'jpy').inMinorUnits).toBe('15748')
  expect(details('100', 0.30725, 'kwd').inMinorUnits).toBe('30.725')
})

test('a tiny result has all its digits', () => {
  expect(details('0.5', 0.000012017447, 'btc')).toMatchObject({
    full: '0.0000060087235',
    inMinorUnits: null,
  })
})

test('CU-57: a fee of 1.75 % comes on top', () => {
  expect(details('100', 0.88, 'eur', 1.75)).toMatchObject({ fee: '1.54', withFee: '89.54' })
  expect(details('1', 0.00001, 'btc', 100)).toMatchObject({
    fee: '0.00001000',
    withFee: '0.00002000',
  })
})

test('tiny money that no country pays with keeps four significant digits with its fee', () => {
  expect(details('5', 9.963007e-11, 'btc', 2)).toMatchObject({
    fee: '9.963e-12',
    withFee: '5.081e-10',
  })
  expect(details('5', 9.963007e-11, 'btc')).toMatchObject({
    fee: '0.00000000',
    withFee: '4.982e-10',
  })
})

test.each([
  ['', 0],
  ['1.75', 1.75],
  ['2,5', 2.5],
  ['3 %', 3],
  ['２．５％', 2.5],
  ['100', 100],
  ['100.1', null],
  ['-1', null],
  ['a', null],
])('%j is a fee of %s', (text, fee) => {
  expect(readFee(text, 'en')).toBe(fee)
})

test('a kept fee comes back, anything else is no fee', () => {
  expect(parseFee({ favorites: ['usd'], feePercent: 1.5 })).toEqual({ feePercent: 1.5 })
  for (const feePercent of [-1, 101, '2', null, NaN]) expect(parseFee({ feePercent })).toBeNull()
})
