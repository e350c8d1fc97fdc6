import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figuresOf } from '../../../src/tools/currency-converter/domain/figures'
import { sourceRate } from '../../support/rate-files'

const convert = (amount: string, from: string, to: string) =>
  figuresOf(amount, sourceRate(from, to))

test.each([
  ['CU-01', '1', 'usd', 'eur', '0.8802', '0.880226'],
  ['CU-02', '100', 'usd', 'eur', '88.0226', '0.880226'],
  ['CU-03', '1234.56', 'usd', 'jpy', '194415.1673', '157.477293'],
  ['CU-04', '250', 'eur', 'gbp', '214.5439', '0.858176'],
  ['CU-05', '1', 'jpy', 'usd', '0.0064', '0.006350'],
  ['CU-06', '1', 'btc', 'usd', '83212.6400', '83212.639973'],
  ['CU-07', '5', 'usd', 'top', '12.0415', '2.408292'],
  ['CU-08', '1', 'usd', 'btc', '0.0000', '0.000012'],
  ['CU-09', '1', 'veb', 'xbt', '0.0000', '0.000000'],
])('%s: %s %s in %s is %s at a rate of %s', (_id, amount, from, to, result, rate) => {
  const figures = convert(amount, from, to)
  expect([figures.result.fixed, figures.rate.fixed]).toEqual([result, rate])
})

test('CU-08: a figure of which four decimals say too little has four significant digits beside it', () => {
  const { result, rate } = convert('1', 'usd', 'btc')
  expect([result.precise, rate.precise]).toEqual(['0.00001202', '0.00001202'])
})

test('CU-09: the smallest rate has its four significant digits beside it', () => {
  const { result, rate } = convert('1', 'veb', 'xbt')
  expect([result.precise, rate.precise]).toEqual(['1.402e-16', '1.402e-16'])
})

test.each([
  ['1', 0.5],
  ['1', 1.00001],
  ['0.05', 1],
  ['1', 0.0064],
])('%s times %d needs no further digits', (amount, rate) => {
  expect(figuresOf(amount, rate).result.precise).toBeNull()
})

test('CU-10: 1000000 XBT in VEB is plain decimals', () => {
  const { fixed } = convert('1000000', 'xbt', 'veb').result
  expect(fixed).not.toMatch(/e/i)
  // 1e6 times 7130333065696252.
  expect(fixed).toBe('7130333065696252000000.0000')
})

test('CU-11: 99999999 USD in VEF is exact above 2^53', () => {
  expect(convert('99999999', 'usd', 'vef').result.fixed).toBe('8567950732722421.8160')
})

test('CU-33: 309 nines are plain digits', () => {
  const { amount, result } = figuresOf('9'.repeat(309), 2)
  expect(amount).toBe('9'.repeat(309))
  expect(result.fixed).toBe(`1${'9'.repeat(308)}8.0000`)
})

test.each([
  // 250 times 0.85817579, and a rate of which the page shows four digits.
  ['250', 0.85817579, '214.5439475'],
  ['1', 1.402459e-16, '0.0000000000000001402459'],
  ['2', 0.5, '1'],
])('CU-69: %s at %d is copied as %s', (amount, rate, copied) => {
  expect(figuresOf(amount, rate).exact).toBe(copied)
})

test('CU-60: an amount keeps all its digits, without idle ones', () => {
  expect(figuresOf('00012', 1).amount).toBe('12')
  expect(figuresOf('.50', 1).amount).toBe('0.5')
  expect(figuresOf('1.', 1).amount).toBe('1')
  expect(figuresOf(`1${'0'.repeat(30)}`, 1).amount).toBe(`1${'0'.repeat(30)}`)
  expect(figuresOf(`0.${'0'.repeat(29)}1`, 1).amount).toBe(`0.${'0'.repeat(29)}1`)
})

/** Half up, by whole numbers: units of 10^-scale to four decimals. */
function fourDecimals(units: bigint, scale: number): string {
  const shift = 10n ** BigInt(scale)
  const rounded = (units * 10_000n * 2n + shift) / (shift * 2n)
  const digits = String(rounded).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** A whole number of units of 10^-scale as text. */
function decimalText(units: bigint, scale: number): string {
  const digits = String(units).padStart(scale + 1, '0')
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

const decimal = (maxUnits: bigint) =>
  fc.record({
    units: fc.bigInt({ min: 1n, max: maxUnits }),
    scale: fc.integer({ min: 0, max: 12 }),
  })

test('a result is the exact product of amount and rate, rounded once', () => {
  fc.assert(
    // Fifteen digits of a rate survive being a double.
    fc.property(decimal(10n ** 40n), decimal(10n ** 15n - 1n), (amount, rate) => {
      const { result } = figuresOf(
        decimalText(amount.units, amount.scale),
        Number(decimalText(rate.units, rate.scale)),
      )
      expect(result.fixed).toBe(fourDecimals(amount.units * rate.units, amount.scale + rate.scale))
    }),
    { numRuns: 2000 },
  )
})
