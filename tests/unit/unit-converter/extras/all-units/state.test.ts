import { describe, expect, test } from 'vitest'
import { MORE_CATEGORIES } from '../../../../../src/tools/unit-converter/domain/more-units'
import { unitOf } from '../../../../../src/tools/unit-converter/domain/unit'
import { categoryOf } from '../../../../../src/tools/unit-converter/domain/units'
import { convertFrom } from '../../../../../src/tools/unit-converter/extras/all-units/state'
import { unitsStore } from '../../../../support/units-store'

const PRESSURE = categoryOf('pressure', MORE_CATEGORIES)

describe('a unit that is found elsewhere on the page', () => {
  test.each([
    [PRESSURE, 'psi', { category: PRESSURE, from: { key: 'psi' }, text: '' }],
    [categoryOf('length'), 'km', { from: { key: 'km' }, to: { key: 'cm' }, text: '5' }],
    // The one that is converted to changes places.
    [categoryOf('length'), 'cm', { from: { key: 'cm' }, to: { key: 'mm' }, text: '5' }],
  ])('of $name, %s becomes the one converted from', (category, key, expected) => {
    const { store, act } = unitsStore()
    act().type('5')
    convertFrom(store.getState, { category, unit: unitOf(category, key) })
    expect(act()).toMatchObject(expected)
  })
})
