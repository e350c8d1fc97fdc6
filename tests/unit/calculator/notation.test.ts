import { expect, test } from 'vitest'
import { decimal } from '../../../src/tools/calculator/domain/decimal'
import { formatNumber } from '../../../src/tools/calculator/domain/notation'

test.each([
  ['0', '0'],
  ['-0.5', '-0.5'],
  ['999999999999999', '999999999999999'],
  ['1000000000000000', '1000000000000000'],
  ['1234567890123450', '1234567890123450'],
  ['1234567890123456', '1.23456789012346e+15'],
  ['10000000000000000', '1e+16'],
  ['0.000001', '0.000001'],
  ['0.0000001', '1e-7'],
  ['0.00000123456789012345678', '0.00000123456789012346'],
  ['0.9999999999999999', '1'],
  ['999999999999999.6', '1e+15'],
  ['-1.5e300', '-1.5e+300'],
])('%s shows as %s', (value, shown) => {
  expect(formatNumber(decimal(value))).toBe(shown)
})
