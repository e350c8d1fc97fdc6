import { expect, test, vi } from 'vitest'
import { ALL_CATEGORIES } from '../../../src/tools/unit-converter/domain/more-units'
import { allUnits, firstUnits, unitOf } from '../../../src/tools/unit-converter/domain/unit'
import { categoryOf } from '../../../src/tools/unit-converter/domain/units'
import { readQuantity } from '../../../src/tools/unit-converter/extras/shared/quantity'
import { likeliest } from '../../../src/tools/unit-converter/extras/shared/unit-names'
import * as names from '../../../src/tools/unit-converter/unit-names.de'
import { unitsStore } from '../../support/units-store'

vi.mock('../../../src/lib/writing.en', () => import('../../../src/lib/writing.de'))
vi.mock(
  '../../../src/lib/question/native-quantity.en',
  () => import('../../../src/lib/question/native-quantity.de'),
)
vi.mock(
  '../../../src/tools/unit-converter/domain/own-names.en',
  () => import('../../../src/tools/unit-converter/domain/own-names.de'),
)
vi.mock(
  '../../../src/tools/unit-converter/extras/shared/further-names.en',
  () => import('../../../src/tools/unit-converter/extras/shared/further-names.de'),
)

test('every unit and category has a German name, which no other one of its category has', () => {
  const nameless = { name: '' }
  for (const category of ALL_CATEGORIES) {
    expect(names.categoryName({ ...category, ...nameless })).not.toBe('')
    const units = allUnits(category)
    const known = units.map((unit) => names.unitName({ ...unit, ...nameless }))
    expect(known).not.toContain('')
    expect(new Set(known).size).toBe(units.length)
  }
})

test.each([
  ['length', 'mi', 'Meilen', 'Meile'],
  ['length', 'au', 'astronomische Einheiten', 'astronomische Einheit'],
  ['weight', 'lb', 'Pfund (lb)', 'Pfund (lb)'],
])('in a sentence several of %s %s are %s, and one is %s', (id, key, several, one) => {
  const unit = unitOf(categoryOf(id), key)
  expect([names.unitWords(unit), names.unitWordsForOne(unit)]).toEqual([several, one])
})

test('what a unit is called on the page names it behind a number', () => {
  const misread = ALL_CATEGORIES.flatMap((category) => {
    const chosen = { category, ...firstUnits(category) }
    return allUnits(category).flatMap((unit) =>
      [names.unitName(unit), names.unitWords(unit), names.unitWordsForOne(unit)].filter(
        (name) => readQuantity(`2,5 ${name}`, chosen, likeliest('de'))?.named?.from !== unit,
      ),
    )
  })
  expect(misread).toEqual([])
})

test('a number that the page writes into the field has a comma, and is read with it', () => {
  const { act, rows } = unitsStore({ locale: 'de' })
  const weight = categoryOf('weight')
  const [from, to] = [unitOf(weight, 'kg'), unitOf(weight, 'g')]
  act().openConversion({ category: weight, from, to, text: '1.5' })
  expect(act().text).toBe('1,5')
  expect(rows()).toEqual(['1,5 Kilograms = 1500 Grams'])
  act().clearAll()
  const [row] = act().history
  if (row) act().recall(row)
  expect(act().text).toBe('1,5')
})
