import { expect, test } from 'vitest'
import { displayText, NEW_CALCULATOR } from '../../../src/tools/calculator/domain/calculator'
import { openingOf } from '../../../src/tools/calculator/opening'
import { after, calculatorStore, lineOf } from '../../support/calculator-keys'

const IN_RADIANS = { ...NEW_CALCULATOR, angle: 'radians' } as const

/** Values of Python's math to 15 digits. */
test.each([
  ['π sin', '0'],
  ['π cos', '-1'],
  ['π ÷ 6 = sin', '0.5'],
  ['π ÷ 4 = tan', '1'],
  ['π ÷ 2 = tan', 'Error'],
  ['1 sin', '0.841470984807897'],
  ['1 tan', '1.5574077246549'],
  ['1000000 sin', '-0.349993502171293'],
  ['4 √', '2'],
])('in radians the display shows after %s: %s', (keys, shown) => {
  expect(displayText(after(keys, IN_RADIANS)) ?? 'Error').toBe(shown)
})

test('the history says that an angle was in radians', () => {
  const lines = after('1 sin 4 √', IN_RADIANS).history.map(lineOf)
  expect(lines).toEqual(['√(4) = 2', 'sin(1 rad) = 0.841470984807897'])
})

test('C leaves the unit of angles as it is', () => {
  expect(after('1 sin C', IN_RADIANS).angle).toBe('radians')
})

test.each([
  ['2 sin(30)', 'in-degrees'],
  ['0*1,234+sin(90)', { readAs: ['1234'], angle: 'degrees' }],
])('a link to %s is worked out in degrees, whatever the keys take, and notes that', (sum, note) => {
  const { getState } = calculatorStore()
  getState().chooseAngle('radians')
  expect(openingOf(getState, () => {}).openFragment?.(sum)).toBeNull()
  expect(displayText(getState().calculator)).toBe('1')
  expect(getState().calculator.note).toEqual(note)
})

test('a link that ends as the history writes radians is worked out in them, and notes that', () => {
  const { getState } = calculatorStore()
  expect(openingOf(getState, () => {}).openFragment?.('sin(pi/2) rad')).toBeNull()
  expect(displayText(getState().calculator)).toBe('1')
  expect(getState().calculator.note).toBe('in-radians')
})
