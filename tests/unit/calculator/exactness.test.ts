import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { display } from '../../support/calculator-keys'
import { isNightly } from '../../support/nightly'
import { operateExactly, fractionOf, readRounded, roundTo15 } from '../../support/fraction'

const operand = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => {
    const text = String(digits).padStart(6, '0')
    return `${text.slice(0, 6 - places).replace(/^0+(?=\d)/, '')}.${text.slice(6 - places)}`
  })

const step = fc.record({ operator: fc.constantFrom('+', '-', '*', '/'), operand })
const chain = fc.record({ first: operand, steps: fc.array(step, { minLength: 1, maxLength: 5 }) })

test(
  'CA-72: chains of + - * / equal exact fractions to 15 significant digits',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(chain, ({ first, steps }) => {
        const keys = [first, ...steps.flatMap((s) => [s.operator, s.operand]), '='].join(' ')
        const exact = steps.reduce(
          (left, s) => operateExactly(left, s.operator, fractionOf(s.operand)),
          fractionOf(first),
        )
        expect(readRounded(display(keys)), keys).toEqual(roundTo15(exact))
      }),
      { numRuns: isNightly ? 10_000 : 2500 },
    )
  },
)

test('the fractions themselves are right', () => {
  const third = operateExactly(fractionOf('1'), '/', fractionOf('3'))
  expect(roundTo15(third)).toEqual({ digits: 333333333333333n, exponent: -15 })
  expect(roundTo15(fractionOf('0.1'))).toEqual({ digits: 1n, exponent: -1 })
  expect(roundTo15(fractionOf('999999999999999.5'))).toEqual({ digits: 1n, exponent: 15 })
  expect(readRounded('-1.5e+20')).toEqual({ digits: -15n, exponent: 19 })
})
