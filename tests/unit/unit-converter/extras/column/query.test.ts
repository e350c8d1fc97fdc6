import { expect, test } from 'vitest'
import { openingOf } from '../../../../../src/tools/unit-converter/opening'
import { ask } from '../../../../support/answer-modules'
import { unitsStore } from '../../../../support/units-store'

test.each([
  ['column of inches', 'in=cm'],
  ['a column of inches', 'in=cm'],
  ['inches column', 'in=cm'],
  ['column of feet to meters', 'ft=m'],
  ['convert a list of kg to lb', 'kg=lb'],
  ['bulk convert miles to km', 'mi=km'],
])('UN-95: %s finds the column, with its units', (question, text) => {
  const [first, ...others] = ask(question).found
  expect(first).toMatchObject({ tool: { id: 'unit-converter' }, extra: { id: 'column' }, text })
  expect(others.filter(({ extra }) => extra?.id === 'column')).toEqual([])
})

test('a column of units of two kinds has no answer', () => {
  expect(ask('column of kg to meters').found).toEqual([])
})

test('UN-95: its units are chosen on the page, without a value', () => {
  const { store } = unitsStore()
  openingOf(store.getState).openText?.('ft=m')
  expect(store.getState()).toMatchObject({
    category: { id: 'length' },
    from: { key: 'ft' },
    to: { key: 'm' },
    text: '',
    history: [],
  })
})
