import { expect, test } from 'vitest'
import { after, display, historyOf } from '../../support/calculator-keys'

test.each([
  ['CA-01', '0.1 + 0.2 =', '0.3'],
  ['CA-02', '44.23 − 8.10 − 11.23 − 6.9 − 18 =', '0'],
  ['CA-03', '1 − 0.9 − 0.1 =', '0'],
  ['CA-04', '1.1 × 1.1 =', '1.21'],
  ['CA-05', '4.35 × 100 =', '435'],
  ['CA-06', '1.005 × 1000 =', '1005'],
  ['CA-07', '0.3 ÷ 0.1 =', '3'],
  ['CA-08', '8.1 − 0.2 =', '7.9'],
  ['CA-09', '0.57 × 100 =', '57'],
  ['CA-10', '1 ÷ 3 =', '0.333333333333333'],
  ['CA-11', '1 ÷ 3 × 3 =', '1'],
  ['CA-12', '1 ÷ 49 × 49 =', '1'],
  ['CA-13', '999999999999999 + 1 =', '1000000000000000'],
  ['CA-14', '123456789 × 987654321 =', '1.21932631112635e+17'],
  ['CA-15', '99999999999 × 99999999999 =', '9.9999999998e+21'],
])('%s: %s shows %s', (_, keys, shown) => {
  expect(display(keys)).toBe(shown)
})

test('one third times three is 1 and nothing but 1', () => {
  expect(display('1 ÷ 3 × 3 − 1 =')).toBe('0')
  expect(display('1 ÷ 3 × 3 = n!')).toBe('1')
  expect(display('1 ÷ 7 × 5 = MS 5 ÷ 7 − MR =')).toBe('0')
})

test.each([
  ['CA-22', '5 ÷ 0 =', '0'],
  ['CA-23', '0 ÷ 0 =', '0'],
  ['CA-24', '5 ÷ 0 + 3 =', '3'],
  ['CA-25', '0 1/x', '0'],
])('%s: division by zero returns 0: %s shows %s', (_, keys, shown) => {
  expect(display(keys)).toBe(shown)
})

test('CA-75: division by zero stands in the history as such', () => {
  expect(historyOf('5 ÷ 0 + 3 =')).toEqual(['0 + 3 = 3', '5 ÷ 0 = 0'])
  expect(historyOf('0 1/x')).toEqual(['1/0 = 0'])
})

test('CA-26: zero never shows a minus', () => {
  expect(display('0 − 5 = × 0 =')).toBe('0')
  expect(display('0 × 5 ± =')).toBe('0')
  expect(display('0 ±')).toBe('0')
  expect(display('0 = ±')).toBe('0')
})

test.each([
  ['CA-48', '1.1 x^y 10 =', '2.5937424601'],
  ['CA-50', '0 x^y 0 =', '1'],
  ['CA-51', '2 x^y 0.5 =', '1.4142135623731'],
  ['a negative exponent', '2 x^y 3 ± =', '0.125'],
  ['a negative base', '3 ± x^y 3 =', '-27'],
])('%s: %s shows %s', (_, keys, shown) => {
  expect(display(keys)).toBe(shown)
})

test.each([
  ['CA-49', '2 x^y 1024 ='],
  ['CA-52', '0 − 8 = x^y 0.333 ='],
  ['CA-53', '10 x^y 200 = x²'],
  ['a negative power of zero', '0 x^y 1 ± ='],
])('%s: %s shows Error', (_, keys) => {
  expect(display(keys)).toBe('Error')
})

test('CA-52: the cube root of -8 as a power shows Error and the next digit works', () => {
  const keys = '1 ÷ 3 = MS 0 − 8 = x^y MR ='
  expect(display(keys)).toBe('Error')
  expect(display(`${keys} 4`)).toBe('4')
})

test('CA-74: a result below the smallest double is 0, with a note', () => {
  expect(display('10 x^y 307 ± =')).toBe('1e-307')
  expect(display('10 x^y 200 ± = x²')).toBe('0')
  expect(after('10 x^y 200 ± = x²').note).toBe('too-small')
  expect(after('10 x^y 200 ± = x² 5').note).toBeNull()
})

test('a power with a fraction is exact where its result is', () => {
  expect(display('1 ÷ 3 = MS 8 x^y MR =')).toBe('2')
})

test.each([
  ['CA-54', '50 + 20 % =', '60'],
  ['CA-55', '6 × 6 % =', '0.36'],
  ['CA-56', '100 ÷ 10 % =', '1000'],
  ['CA-57', '100 − 1 % =', '99'],
  ['alone', '20 %', '0.2'],
  ['of the stored value itself', '50 + % =', '75'],
])('%s: percent: %s shows %s', (_, keys, shown) => {
  expect(display(keys)).toBe(shown)
})
