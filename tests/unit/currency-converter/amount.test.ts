import { expect, test } from 'vitest'
import {
  acceptsAmount,
  editAmount,
  isPositiveAmount,
} from '../../../src/tools/currency-converter/domain/amount'

test.each(['', '1', '1.', '.5', '.', '00012', '9'.repeat(309)])(
  'CU-31: the amount field accepts %j',
  (text) => {
    expect(acceptsAmount(text)).toBe(true)
    expect(editAmount(text, null, '.')).toBe(text)
  },
)

const REFUSED = '1.2.3|-1|+1|1e5|1,000|１２|٣| 1|1 |1_0|Infinity|NaN|1\n|0x10|½|१'.split('|')

test.each(REFUSED)('CU-31: the amount field refuses %j', (text) => {
  expect(acceptsAmount(text)).toBe(false)
  expect(editAmount(text, null, '.')).toBeNull()
})

test.each(['', '.', '0', '0.0', '000.', '.000'])('CU-32: %j is no amount above 0', (text) => {
  expect(isPositiveAmount(text)).toBe(false)
})

test.each(['1', '0.0001', '.5', '00012', '10.'])('%j is an amount above 0', (text) => {
  expect(isPositiveAmount(text)).toBe(true)
})

test('a decimal comma that is typed where commas are decimal is the point', () => {
  expect(editAmount('1,', ',', ',')).toBe('1.')
  expect(editAmount('1,25', ',', ',')).toBe('1.25')
})

test('a second decimal comma, and one in pasted text, are refused', () => {
  expect(editAmount('1.2,', ',', ',')).toBeNull()
  expect(editAmount('1,000', '1,000', ',')).toBeNull()
  expect(editAmount('1,000', null, ',')).toBeNull()
})

test('where the point is decimal a typed comma is refused', () => {
  expect(editAmount('1,', ',', '.')).toBeNull()
})
