import { expect, test } from 'vitest'
import { exactText } from '#lib/fraction-text'
import { ABSENT_UNITS } from '../../../src/tools/unit-converter/box/absent-units'
import { findUnit, likeliest } from '../../../src/tools/unit-converter/extras/shared/unit-names'
import { readUnitQuestion } from '../../../src/tools/unit-converter/extras/shared/unit-question'
import { usualTarget } from '../../../src/tools/unit-converter/extras/shared/usual-target'
import { ALL_CATEGORIES } from '../../../src/tools/unit-converter/domain/more-units'
import { allUnits } from '../../../src/tools/unit-converter/domain/unit'

function reading(question: string, locale = 'en'): string | null {
  const read = readUnitQuestion(question, likeliest(locale))
  return read && `${exactText(read.value)} ${read.unit.key} to ${read.to?.key ?? 'any'}`
}

test.each([
  ['5 kg in lb', '5 kg to lb'],
  ['5kg=lb', '5 kg to lb'],
  ['5 in in cm', '5 in to cm'],
  ['10 cm in in', '10 cm to in'],
  ['10 m', '10 m to any'],
  [`5'7" in cm`, '67 in to cm'],
  ['5’7”', '67 in to any'],
  [`5'7 in cm`, '67 in to cm'],
  ['5 ft 7', '67 in to any'],
  ['-5 ft 7 in', '-67 in to any'],
  ['12 st 3 lb in kg', '171 lb to kg'],
  ['350F', '350 F to any'],
  ['300 K', '300 K to any'],
  ['½ cup ml', '0.5 cup to ml'],
  ['1 1/2 cups in tbsp', '1.5 cup to tbsp'],
  ['60 mph in km/h', '60 mph to kmh'],
  ['5 m² in sq ft', '5 m2 to ft2'],
  ['1 nautical mile in km', '1 mil to km'],
  ['1 234,5 litres', '1234.5 l to any'],
  ['1e3 m to km', '1000 m to km'],
  ['1 TB in GiB', '1 TB to GiB'],
  ['10 min in s', '10 min to s'],
  ['1 h 30 min in s', '90 min to s'],
  ['100 Mbps in MB/s', '100 Mbps to MBps'],
  ['8 kbps in kB/s', '8 kbps to kBps'],
  ['8 Kbps in KB/s', '8 kbps to kBps'],
  ['km to miles', '1 km to mi'],
  ['kg in lb', '1 kg to lb'],
  ['square feet in m²', '1 ft2 to m2'],
  ['in to cm', '1 in to cm'],
  ['1 Cal in kJ', '1 kcal to kJ'],
  ['8 Mb in MB', '8 Mbit to MB'],
  ['8 mb', '8 MB to any'],
  ['5 kn', '5 knot to any'],
  ['5 kN in lbf', '5 kN to lbf'],
  ['3 mW', '3 mW to any'],
  ['6 l/100km in mpg', '6 lhkm to mpg'],
  ['40 uk mpg in l/100 km', '40 ukmpg to lhkm'],
  ['2 uk pints', '2 ukpt to any'],
  ['1 imperial gallon in litres', '1 ukgal to l'],
  ['1 imperial pt in ml', '1 ukpt to ml'],
  ['1 gallon in uk gallons', '1 gal to ukgal'],
  ['90° in rad', '90 deg to rad'],
  ['30 psi in bar', '30 psi to bar'],
  ['3000 rpm in Hz', '3000 rpm to Hz'],
  ['10k miles', '10000 mi to any'],
  ['1.5k kg in lb', '1500 kg to lb'],
  ['2 million miles in km', '2000000 mi to km'],
  ['5 lakh km to miles', '500000 km to mi'],
  ['3bn km in mi', '3000000000 km to mi'],
  ['10k inches in cm', '10000 in to cm'],
  ['5k m', '5000 m to any'],
  // A unit alone comes before a multiplier.
  ['10K in C', '10 K to C'],
  ['10m ft', '10 m to ft'],
  // Of a run, and of temperatures: no inches.
  ['10k in miles', '10 km to mi'],
  ['10K to cm', '10 km to cm'],
  ['300 k in f', '300 K to F'],
])('%s is %s', (question, expected) => {
  expect(reading(question)).toBe(expected)
})

test.each([
  '',
  '5',
  'kg',
  '5 kg in m',
  '300k',
  '5 foo',
  '0 mpg in km/l',
  '5 min in MB',
  '5 ft 7 cm',
  '1e999 m',
])('%j is no question about units', (question) => {
  expect(reading(question)).toBeNull()
})

test('a comma that could be either is read as the locale has it, and said so', () => {
  expect(reading('1,234 m', 'en')).toBe('1234 m to any')
  expect(reading('1,234 m', 'de')).toBe('1.234 m to any')
  expect(readUnitQuestion('1,234 m', likeliest('de'))?.readAs).toEqual(['1.234'])
})

const EVERY_UNIT = ALL_CATEGORIES.flatMap((category) =>
  allUnits(category).map((unit) => ({ category, unit })),
)

test('every unit is found by its name, and no name is that of another', () => {
  for (const { unit } of EVERY_UNIT) {
    const name = unit.name.replace(/ \(US\)$/, '').replace(/^Calories$/, 'cal')
    expect(findUnit(name)?.unit).toBe(unit)
  }
})

test.each([
  ['km/hr', 'kmh'],
  ['kilometers an hour', 'kmh'],
  ['kilometres/hour', 'kmh'],
  ['miles an hour', 'mph'],
  ['m/sec', 'mps'],
  ['metres/second', 'mps'],
  ['ft/sec', 'fps'],
  ['square ft', 'ft2'],
  ['sqcm', 'cm2'],
  ['sqkm', 'km2'],
  ['square km', 'km2'],
  ['cubic cm', 'ml'],
  ['cuft', 'ft3'],
  ['fluid oz', 'floz'],
  ['ltr', 'l'],
  ['gms', 'g'],
  ['cms', 'cm'],
  ['metric tonnes', 't'],
  ['lb/in2', 'psi'],
  ['pound force', 'lbf'],
  ['btu per hour', 'BTUh'],
  ['MB per second', 'MBps'],
  ['gigs', 'GB'],
  ['degrees centigrade', 'C'],
  ['litres per 100 km', 'lhkm'],
  ['l per 100km', 'lhkm'],
])('%s is what people write for %s', (name, key) => {
  expect(findUnit(name)?.unit.key).toBe(key)
})

test.each([
  ['nm', 'nm'],
  ['Nm', 'Nm'],
  ['N·m', 'Nm'],
  ['NM', 'mil'],
  ['nmi', 'mil'],
  ['nautical miles', 'mil'],
  ['mm', 'mm'],
  ['mW', 'mW'],
  ['MW', 'MW'],
  ['kN', 'kN'],
  ['kn', 'knot'],
  ['MJ', 'MJ'],
  ['mJ', undefined],
  ['Mm', undefined],
])('UN-85: by its case the symbol %s is that of %s', (symbol, key) => {
  expect(findUnit(symbol)?.unit.key).toBe(key)
})

test('UN-86: every unit that we say we do not have is in no table', () => {
  expect(ABSENT_UNITS.filter((name) => findUnit(name))).toEqual([])
})

test('a > is an arrow', () => {
  expect(reading('5 ft > in')).toBe(reading('5 ft -> in'))
})

test('a unit is asked in another one of its category where none is named', () => {
  for (const { category, unit } of EVERY_UNIT) {
    const target = usualTarget(unit, category, 'en')
    expect(allUnits(category)).toContain(target)
    expect(target).not.toBe(unit)
  }
})

test('a long row of quantities is refused without reading each rest twice', () => {
  expect(reading(`${'10 min '.repeat(40)}x`)).toBe(reading('10 min x'))
})
