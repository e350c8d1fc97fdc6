import { expect, test } from 'vitest'
import { conversionFrom } from '../../support/unit-conversion'

// International definitions; GNU units agrees with every one but the BTU, which is the spec's.
test.each([
  ['UN-01', '1', 'length', 'in', 'cm', '2.54'],
  ['UN-02', '1', 'length', 'mi', 'km', '1.609344'],
  ['UN-03', '1', 'length', 'mil', 'km', '1.852'],
  ['UN-04', '65536', 'length', 'ft', 'in', '786432'],
  ['UN-05', '360', 'length', 'yd', 'mm', '329184'],
  ['UN-06', '1', 'length', 'm', 'ft', '3.280839895'],
  ['UN-07', '1', 'length', 'km', 'mm', '1000000'],
  ['UN-08', '1001', 'length', 'm', 'mm', '1.001000e+6'],
  ['UN-09', '1', 'length', 'm', 'km', '0.001'],
  ['UN-10', '0.9', 'length', 'm', 'km', '9.000000e-4'],
  ['UN-11', '1', 'length', 'mm', 'km', '1.000000e-6'],
  ['UN-12', '1', 'length', 'yd', 'mi', '5.681818e-4'],
  ['UN-13', '-5', 'length', 'ft', 'm', '-1.524'],
  ['UN-14', '1', 'weight', 'lb', 'kg', '0.45359237'],
  ['UN-15', '1', 'weight', 'oz', 'g', '28.349523125'],
  ['UN-16', '1', 'weight', 'st', 'lb', '14'],
  ['UN-17', '1', 'weight', 'kg', 'lb', '2.2046226218'],
  ['UN-18', '1', 'weight', 't', 'lb', '2204.6226218488'],
  ['UN-19', '1', 'weight', 'kg', 'mg', '1000000'],
  ['UN-20', '1', 'weight', 't', 'mg', '1.000000e+9'],
  ['UN-21', '1', 'volume', 'gal', 'l', '3.785411784'],
  ['UN-22', '1', 'volume', 'gal', 'floz', '128'],
  ['UN-23', '1', 'volume', 'cup', 'ml', '236.5882365'],
  ['UN-24', '1', 'volume', 'pt', 'ml', '473.176473'],
  ['UN-25', '1', 'volume', 'floz', 'ml', '29.5735295625'],
  ['UN-26', '3', 'volume', 'tsp', 'tbsp', '1'],
  ['UN-27', '1234', 'volume', 'gal', 'tsp', '947712'],
  ['UN-28', '1', 'volume', 'l', 'gal', '0.2641720524'],
  ['UN-29', '1', 'area', 'acre', 'ft2', '43560'],
  ['UN-30', '1', 'area', 'acre', 'm2', '4046.8564224'],
  ['UN-31', '1', 'area', 'ha', 'acre', '2.4710538147'],
  ['UN-32', '0.1', 'area', 'mm2', 'cm2', '0.001'],
  ['UN-33', '0.1', 'area', 'acre', 'in2', '627264'],
  ['UN-34', '1', 'area', 'cm2', 'm2', '1.000000e-4'],
  ['UN-35', '1', 'area', 'km2', 'm2', '1000000'],
  ['UN-35', '2', 'area', 'km2', 'm2', '2.000000e+6'],
  ['UN-36', '640', 'area', 'acre', 'km2', '2.5899881103'],
  ['UN-37', '36', 'speed', 'kmh', 'mps', '10'],
  ['UN-38', '1', 'speed', 'knot', 'kmh', '1.852'],
  ['UN-39', '1000', 'speed', 'knot', 'kmh', '1852'],
  ['UN-40', '60', 'speed', 'mph', 'fps', '88'],
  ['UN-41', '100', 'speed', 'kmh', 'mph', '62.1371192237'],
  ['UN-42', '1', 'speed', 'knot', 'mph', '1.150779448'],
  ['UN-43', '1', 'energy', 'BTU', 'J', '1055.06'],
  ['UN-44', '1', 'energy', 'kWh', 'BTU', '3412.128220196'],
  ['UN-45', '1', 'energy', 'kWh', 'J', '3.600000e+6'],
  ['UN-46', '2000', 'energy', 'kcal', 'kJ', '8368'],
  ['UN-47', '1', 'energy', 'J', 'kWh', '2.777778e-7'],
  ['UN-48', '37', 'temperature', 'C', 'F', '98.6'],
  ['UN-49', '-40', 'temperature', 'C', 'F', '-40'],
  ['UN-49', '-40', 'temperature', 'F', 'C', '-40'],
  ['UN-50', '0', 'temperature', 'F', 'C', '-17.7777777778'],
  ['UN-51', '32', 'temperature', 'F', 'C', '0'],
  ['UN-52', '0', 'temperature', 'K', 'C', '-273.15'],
  ['UN-52', '0', 'temperature', 'K', 'F', '-459.67'],
  ['UN-52', '0', 'temperature', 'R', 'K', '0'],
  ['UN-53', '273.16', 'temperature', 'K', 'C', '0.01'],
  ['UN-54', '491.67', 'temperature', 'R', 'C', '0'],
  ['UN-54', '0', 'temperature', 'C', 'R', '491.67'],
  ['UN-55', '32.001', 'temperature', 'F', 'C', '5.555556e-4'],
  ['UN-56', '1000000', 'temperature', 'C', 'F', '1.800032e+6'],
  ['UN-57', '-300', 'temperature', 'C', 'K', '-26.85'],
  ['UN-59', '.5', 'length', 'm', 'cm', '50'],
  ['UN-59', '5.', 'length', 'm', 'cm', '500'],
  ['UN-59', '+5', 'length', 'm', 'cm', '500'],
  ['UN-59', '1e3', 'length', 'm', 'cm', '100000'],
  ['read back', '1.234568e+6', 'length', 'm', 'm', '1.234568e+6'],
  ['mantissa', '9.9999996e-5', 'length', 'm', 'm', '1.000000e-4'],
  ['UN-82', '1'.repeat(61), 'length', 'm', 'cm', '1.111111e+62'],
  ['huge', '1e308', 'length', 'km', 'mm', '1.000000e+314'],
  ['beyond', '1e-999999999999', 'length', 'm', 'km', '0'],
] as const)('%s: %s %s: %s to %s is %s', (_id, value, category, from, to, expected) => {
  expect(conversionFrom(value, category, from, to)?.result).toBe(expected)
})

test('UN-58: non-numeric input gives no result', () => {
  expect(conversionFrom('12abc', 'length', 'm', 'km')).toBeNull()
})

test.each([
  // With an exponent
  ['12345678.9', 'length', 'mm', 'cm', '1234567.89'],
  ['1001', 'length', 'm', 'mm', '1001000'],
  ['1', 'weight', 't', 'mg', '1000000000'],
  ['-1', 'length', 'mm', 'km', '-0.000001'],
  ['2e6', 'length', 'm', 'm', '2000000'],
  ['1'.repeat(61), 'length', 'm', 'cm', `${'1'.repeat(61)}00`],
  ['1e308', 'length', 'km', 'mm', `1${'0'.repeat(314)}`],
  // With an exponent, and decimals that never end: 15 significant digits, or 10 decimals
  ['1', 'energy', 'J', 'kWh', '0.000000277777777777778'],
  ['1', 'length', 'yd', 'mi', '0.000568181818181818'],
  ['12345678', 'temperature', 'F', 'C', '6858692.2222222222'],
  // With decimals cut off
  ['1', 'volume', 'tsp', 'l', '0.00492892159375'],
  ['1.23456789012', 'length', 'm', 'm', '1.23456789012'],
] as const)('the plain number of %s %s: %s to %s is %s', (value, category, from, to, expected) => {
  expect(conversionFrom(value, category, from, to)?.plain).toBe(expected)
})

test.each([
  ['1', 'length', 'in', 'cm'],
  ['1000000', 'length', 'm', 'm'],
  ['0', 'length', 'm', 'km'],
  ['1', 'weight', 'kg', 'lb'],
  ['1', 'length', 'm', 'ft'],
  ['0', 'temperature', 'F', 'C'],
] as const)(
  '%s %s: %s to %s hides no digits and has no plain number',
  (value, category, from, to) => {
    expect(conversionFrom(value, category, from, to)?.plain).toBeNull()
  },
)

test('a value of 100,000 decimals is converted at once', () => {
  expect(conversionFrom(`0.${'3'.repeat(100_000)}`, 'length', 'yd', 'mi')?.result).toBe(
    '1.893939e-4',
  )
})
