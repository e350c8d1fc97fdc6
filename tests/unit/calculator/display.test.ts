import { expect, test } from 'vitest'
import { digitsUsed } from '../../../src/tools/calculator/domain/calculator'
import { after } from '../../support/calculator-keys'

test.each([
  ['', 0],
  ['0', 0],
  ['7', 1],
  ['1234', 4],
  ['12.5', 3],
  // As an entry counts them: the zeros behind the point take room, the one before it none.
  ['0.05', 2],
  ['5 ±', 1],
  ['10 × 10 =', 3],
  ['1 ÷ 3 =', 15],
  ['1 ÷ 300 =', 15],
  ['999999999999999 × 777777777777777 =', 15],
  ['999999999999999 + 1 =', 15],
  ['10 x^y 20 =', 1],
])('after "%s" the display uses %i of its 15 digits', (keys, digits) => {
  expect(digitsUsed(after(keys))).toBe(digits)
})

test('an error has no digits', () => {
  expect(digitsUsed(after('90 tan'))).toBeNull()
})

test.each([
  ['12.5 × 4 =', ['12.5 × 4', '50']],
  ['9 − 10 =', ['9 − 10', '-1']],
  ['2 × 16 √ =', ['2 × √(16)', '8']],
])('the sides of what %s leaves in the history are %j', (keys, sides) => {
  expect(after(keys).history.map(({ expression, shown }) => [expression, shown])[0]).toEqual(sides)
})
