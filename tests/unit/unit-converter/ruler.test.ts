import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ALL_CATEGORIES,
  MORE_CATEGORIES,
} from '../../../src/tools/unit-converter/domain/more-units'
import { placeOf, rangeOf, sidesOf } from '../../../src/tools/unit-converter/domain/ruler'
import { allUnits, unitOf } from '../../../src/tools/unit-converter/domain/unit'
import { categoryOf } from '../../../src/tools/unit-converter/domain/units'

function rulerOf(id: string, fromKey: string, toKey: string, result: number) {
  const category = categoryOf(id, MORE_CATEGORIES)
  const [from, to] = [unitOf(category, fromKey), unitOf(category, toKey)]
  const range = rangeOf(result, from, to)
  const sides = sidesOf(range, from, to)
  return { range, ...sides, place: placeOf(result, range, from, to) }
}

const numbersOf = ({ numbers }: { numbers: readonly { value: number }[] }) =>
  numbers.map(({ value }) => value)

test('UN-96: feet from one to ten have 30.48 to 304.8 centimeters above them', () => {
  const { from, to } = rulerOf('length', 'cm', 'ft', 5.91)
  expect(numbersOf(to)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(numbersOf(from)).toEqual([40, 50, 60, 70, 80, 90, 100, 200, 300])
  // 300 cm are 9.8425 ft, log10 0.993105.
  expect(from.numbers.at(-1)?.at).toBeCloseTo(99.3105, 3)
})

test('millimeters end where their centimeters do', () => {
  const { from, to } = rulerOf('length', 'mm', 'cm', 1.25)
  expect(numbersOf(from)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
  expect(from.numbers.at(-1)?.at).toBe(100)
  expect(from.marks.map(({ at }) => at)).toContain(100)
  expect(to.marks.at(-1)).toEqual({ at: 100, tall: true })
})

test('what is inverse runs the other way: 10 to 20 L/100 km below 11.76 to 23.52 mpg', () => {
  const { from } = rulerOf('fuel-economy', 'mpg', 'lhkm', 12)
  expect(numbersOf(from)).toEqual([20, 10, 9, 8, 7, 6, 5, 4, 3])
})

test('a negative length is on the other half of the ruler', () => {
  expect(numbersOf(rulerOf('length', 'm', 'km', -30).to).slice(0, 2)).toEqual([-10, -20])
})

test('temperatures have even steps from zero, or up to it', () => {
  const warm = rulerOf('temperature', 'C', 'F', 98.6)
  expect(numbersOf(warm.to)).toEqual([0, 20, 40, 60, 80, 100])
  expect(numbersOf(warm.from)).toEqual([-10, 0, 10, 20, 30])
  // 0 °C are 32 °F.
  expect(warm.from.numbers.map(({ at }) => at)).toContain(32)
  expect(warm.place).toBeCloseTo(98.6, 9)
  const cold = rulerOf('temperature', 'F', 'C', -40)
  expect(cold.range).toEqual({ first: -50, last: 0 })
  expect(cold.place).toBeCloseTo(20, 9)
})

test('a result of zero is on no slide rule, and one that is too large neither', () => {
  expect(rulerOf('length', 'm', 'km', 0).place).toBeNull()
  expect(rulerOf('length', 'm', 'km', Infinity).place).toBeNull()
})

const pairs = ALL_CATEGORIES.flatMap((category) =>
  allUnits(category).flatMap((from) => allUnits(category).map((to) => [from, to] as const)),
)

test('the numbers of both sides stand in their order, within the ruler', () => {
  const result = fc.double({ min: -1e12, max: 1e12, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...pairs), result, ([from, to], value) => {
      const sides = sidesOf(rangeOf(value, from, to), from, to)
      for (const { numbers } of [sides.from, sides.to]) {
        const places = numbers.map(({ at }) => at)
        expect(places.length).toBeGreaterThan(1)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...places)).toBeLessThanOrEqual(100)
      }
    }),
  )
})
