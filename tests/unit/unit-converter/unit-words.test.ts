import { expect, test } from 'vitest'
import { type Unit } from '../../../src/tools/unit-converter/domain/unit'
import { CATEGORIES } from '../../../src/tools/unit-converter/domain/units'
import { wordsFor, wordsForOne } from '../../../src/tools/unit-converter/domain/unit-words'

const wordsOf = (read: (unit: Unit) => string) =>
  Object.fromEntries(
    CATEGORIES.flatMap(({ units }) => units.map((unit) => [unit.name, read(unit)])),
  )

test('one of a unit is named in the singular, and proper names keep their capitals', () => {
  expect(wordsOf(wordsForOne)).toMatchObject({
    Millimeters: 'millimeter',
    Inches: 'inch',
    Feet: 'foot',
    'Nautical Miles': 'nautical mile',
    Celsius: 'Celsius',
    Kelvin: 'kelvin',
    'Gallons (US)': 'gallon (US)',
    'Square Feet': 'square foot',
    'Meters per Second': 'meter per second',
    'Feet per Second': 'foot per second',
    Calories: 'calorie',
    'British Thermal Units': 'British thermal unit',
  })
})

test('several of a unit keep the plural of its name', () => {
  expect(wordsOf(wordsFor)).toMatchObject({
    Feet: 'feet',
    Celsius: 'Celsius',
    'Gallons (US)': 'gallons (US)',
    'Kilometers per Hour': 'kilometers per hour',
  })
})
