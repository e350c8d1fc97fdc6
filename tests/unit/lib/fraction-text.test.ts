import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divide, parseFraction } from '#lib/fraction'
import { exactText, exponentialText, fixedText, precisionText } from '#lib/fraction-text'

const Oracle = Decimal.clone({ precision: 1000, rounding: Decimal.ROUND_HALF_UP })

const decimals = fc
  .record({
    units: fc.bigInt({ min: 1n, max: 10n ** 30n }),
    scale: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ units, scale }) => `${units}e-${scale}`)

test('a fixed text is that of a decimal library, rounded half away from zero', () => {
  fc.assert(
    fc.property(decimals, fc.boolean(), fc.integer({ min: 0, max: 12 }), (text, minus, places) => {
      const signed = minus ? `-${text}` : text
      const expected = new Oracle(signed).toFixed(places)
      expect(fixedText(parseFraction(signed), places)).toBe(expected)
    }),
    { numRuns: 1000 },
  )
})

test('an exponential text is that of a decimal library', () => {
  fc.assert(
    fc.property(decimals, fc.integer({ min: 1, max: 8 }), (text, places) => {
      expect(exponentialText(parseFraction(text), places)).toBe(
        new Oracle(text).toExponential(places),
      )
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['0.000012017407', '0.00001202'],
  ['9.9999e-7', '0.000001000'],
  ['1.402459e-16', '1.402e-16'],
  ['9.99996e-8', '1.000e-7'],
  ['0.099995', '0.1000'],
])('%s to four significant digits is %s', (value, written) => {
  expect(precisionText(parseFraction(value), 4)).toBe(written)
})

test('an exact text is that of a decimal library', () => {
  fc.assert(
    fc.property(decimals, fc.boolean(), (text, minus) => {
      const signed = minus ? `-${text}` : text
      expect(exactText(parseFraction(signed))).toBe(new Oracle(signed).toFixed())
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['1', '8', '0.125'],
  ['7', '1024', '0.0068359375'],
  ['3', '3', '1'],
  ['9', '6', '1.5'],
  ['-1', '3125', '-0.00032'],
  ['0', '7', '0'],
  ['1', '3', null],
  ['1e10', '7', null],
])('the exact text of %s / %s is %s', (num, den, expected) => {
  expect(exactText(divide(parseFraction(num), parseFraction(den)))).toBe(expected)
})
