import { beforeEach, expect, test } from 'vitest'
import { findUnit } from '../../../../../src/tools/unit-converter/domain/unit-names'
import { useUnits } from '../../../../../src/tools/unit-converter/state'
import { selectUnit } from '../../../../../src/tools/unit-converter/extras/all-units/state'

beforeEach(() => useUnits.setState(useUnits.getInitialState(), true))

function choose(name: string) {
  const named = findUnit(name)
  if (named) selectUnit(named)
  return useUnits.getState()
}

test('a unit that is found becomes the one converted from, and its category opens', () => {
  useUnits.setState({ text: '5' })
  expect(choose('psi')).toMatchObject({
    category: { id: 'pressure' },
    from: { key: 'psi' },
    text: '',
  })
})

test('within its category what was typed stays', () => {
  useUnits.setState({ text: '5' })
  expect(choose('km')).toMatchObject({ from: { key: 'km' }, to: { key: 'cm' }, text: '5' })
})

test('the unit that was converted to changes places', () => {
  expect(choose('cm')).toMatchObject({ from: { key: 'cm' }, to: { key: 'mm' } })
})
