import { expect, test } from 'vitest'
import { exponentOf, timesTenTo } from '../../../src/lib/power-of-ten'
import { logPlace, neededWidths, roundStep } from '../../../src/lib/scale'

// All that a double can hold with all its digits.
const EXPONENTS = Array.from({ length: 615 }, (_, at) => at - 307)

test('round steps are the numbers that one writes, of any size and in every engine', () => {
  const steps = EXPONENTS.map((exponent) => roundStep(Number(`1.4e${exponent}`)))
  expect(steps).toEqual(EXPONENTS.map((exponent) => Number(`2e${exponent}`)))
})

test.each([
  [1, 1],
  [1.0000001, 2],
  [0.00051, 0.001],
  [9e24, 1e25],
  // Larger than the round number by the error of its last digit alone.
  [0.1 + 0.2 - 0.2, 0.1],
  [Number.MIN_VALUE, Number.MIN_VALUE],
])('the round step from %d is %d', (least, step) => {
  expect(roundStep(least)).toBe(step)
})

test('a power of ten stands at the beginning of a logarithmic scale', () => {
  const places = [-323, -314, ...EXPONENTS].map((exponent) => logPlace(Number(`1e${exponent}`)))
  expect(new Set(places)).toEqual(new Set([0]))
})

test('powers of ten are taken apart and made without a loss', () => {
  const made = EXPONENTS.map((exponent) => timesTenTo(-1, exponent))
  expect(made).toEqual(EXPONENTS.map((exponent) => Number(`-1e${exponent}`)))
  expect(made.map(exponentOf)).toEqual(EXPONENTS)
})

const HUES = ['Red', 'Yellow', 'Green', 'Cyan', 'Blue', 'Magenta']
const hueLabels = HUES.map((text, at) => ({ at, text }))
const shownAt = (characters: number) =>
  HUES.filter((_, at) => (neededWidths(hueLabels, 6)[at] ?? 0) <= characters)

test('words below a scale that has no room for all of them are even', () => {
  expect(shownAt(50)).toEqual(HUES)
  // A phone of 360 px, and the narrowest one.
  expect(shownAt(35)).toEqual(['Red', 'Green', 'Blue'])
  expect(shownAt(26)).toEqual(['Red', 'Green', 'Blue'])
})
