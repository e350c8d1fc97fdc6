import { expect, test } from 'vitest'
import { MORE_CATEGORIES } from '../../../../../src/tools/unit-converter/domain/more-units'
import { unitOf } from '../../../../../src/tools/unit-converter/domain/unit'
import { categoryOf } from '../../../../../src/tools/unit-converter/domain/units'
import {
  relationOf,
  sourceOf,
} from '../../../../../src/tools/unit-converter/extras/all-units/domain/exact-factor'
import {
  factorsFrom,
  relation,
} from '../../../../../src/tools/unit-converter/extras/all-units/texts.en'

const factor = (id: Parameters<typeof categoryOf>[0], from: string, to: string) => {
  const category = categoryOf(id, MORE_CATEGORIES)
  return relation(relationOf(unitOf(category, from), unitOf(category, to)), 'sp811')
}

test.each([
  ['length', 'in', 'mm', '1 in = 25.4 mm exactly'],
  ['length', 'mm', 'in', '1 in = 25.4 mm exactly'],
  ['length', 'mm', 'cm', '1 cm = 10 mm exactly'],
  ['weight', 'lb', 'kg', '1 lb = 0.45359237 kg exactly'],
  ['fuel-economy', 'lhkm', 'mpg', '1 L/100 km = 112903/480 mpg (US) exactly'],
  ['angle', 'rad', 'deg', '1 rad ≈ 57.2957795131 °'],
  ['angle', 'turn', 'deg', '1 turn = 360 ° exactly'],
  ['data', 'B', 'GiB', '1 GiB = 1073741824 B exactly'],
] as const)('the line of %s from %s to %s is %s', (id, from, to, line) => {
  expect(factor(id, from, to)).toBe(`${line} (NIST SP 811)`)
})

// The spec has a BTU of 1055.06 J; SP 811 has 1055.05585262 J, and a year of 365 days.
test.each([
  ['length', 'in', 'mm', 'NIST SP 811'],
  ['data-rate', 'Mbps', 'MBps', 'IEC 80000-13'],
  ['time', 'h', 's', 'NIST SP 811'],
  ['time', 'yr', 'd', 'Gregorian calendar, on average'],
  ['time', 'd', 'mo', 'Gregorian calendar, on average'],
  ['energy', 'J', 'BTU', 'BTU of 1055.06 J; 1055.05585262 J in NIST SP 811'],
  ['energy', 'kWh', 'J', 'NIST SP 811'],
] as const)('the source of %s from %s to %s is %s', (id, from, to, source) => {
  const category = categoryOf(id, MORE_CATEGORIES)
  expect(factorsFrom(sourceOf(unitOf(category, from), unitOf(category, to)))).toBe(
    `Factors: ${source}`,
  )
})
