import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert } from '../../../src/tools/unit-converter/domain/convert'
import { formatResult } from '../../../src/tools/unit-converter/domain/format-result'
import { parseFraction } from '#lib/fraction'
import { CATEGORIES } from '../../../src/tools/unit-converter/domain/units'
import { fractionOf } from '../../support/fraction'
import { convertFraction, formatFraction } from '../../support/fraction-oracle'

const VALUES = [
  ['0', '1', '2', '3', '5', '7', '9', '10', '11', '12', '16', '24', '31', '36', '60', '99', '100'],
  ['144', '360', '365', '512', '640', '999', '1000', '1024', '1234', '4096', '9999', '10000'],
  ['65536', '99999', '123456', '1000000', '9999999', '0.1', '0.2', '0.25', '0.3', '0.5', '0.75'],
  ['0.9', '1.1', '1.5', '2.54', '3.14159', '98.6', '0.01', '0.001', '0.0001', '0.123456789'],
  ['-1', '-0.5', '-40', '-273.15', '-459.67', '-1000'],
].flat()

const PAIRS = CATEGORIES.flatMap((category) =>
  category.units.flatMap((from) =>
    category.units.map((to) => ({ category: category.id, from, to })),
  ),
)

test('the sweep has 56 values and all ordered pairs of 50 units', () => {
  expect(new Set(VALUES).size).toBe(56)
  expect(CATEGORIES.flatMap(({ units }) => units)).toHaveLength(50)
  expect(PAIRS).toHaveLength(81 + 49 + 16 + 81 + 81 + 25 + 49)
})

describe.each(CATEGORIES.map(({ id }) => id))('%s', (id) => {
  const pairs = PAIRS.filter(({ category }) => category === id)

  test('UN-60: every ordered unit pair equals the exact fraction', () => {
    const wrong = pairs.flatMap(({ from, to }) =>
      VALUES.flatMap((value) => {
        const shown = formatResult(convert(parseFraction(value), from, to))
        const exact = formatFraction(convertFraction(fractionOf(value), id, from.key, to.key))
        return shown === exact ? [] : [`${value} ${from.key} to ${to.key}: ${shown} not ${exact}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('UN-61: there and back again is the same value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 6 }),
        ({ from, to }, digits, decimals) => {
          const value = parseFraction(`${digits}e-${decimals}`)
          const back = convert(convert(value, from, to), to, from)
          expect(back.num * value.den).toBe(value.num * back.den)
        },
      ),
      { numRuns: 100 * pairs.length },
    )
  })
})
