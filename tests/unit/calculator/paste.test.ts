import { expect, test } from 'vitest'
import { displayText } from '../../../src/tools/calculator/domain/calculator'
import { paste, press } from '../../../src/tools/calculator/domain/press'
import { after } from '../../support/calculator-keys'

const number = (plain: string, readAs: string | null = null) => ({ plain, readAs })

test.each([
  ['12.5', '12.5'],
  ['-0.5', '-0.5'],
  ['-0', '0'],
  ['1.234568e6', '1234568'],
  ['1e-999', '0'],
  [`0.${'3'.repeat(500)}`, '0.333333333333333'],
])('a pasted %s shows %s', (plain, shown) => {
  expect(displayText(paste(after('7'), number(plain)))).toBe(shown)
})

test('CA-83: a pasted number is an operand, and a digit after it starts a new entry', () => {
  const pasted = paste(after('5 × 2'), number('12.5'))
  expect(displayText(press(pasted, '='))).toBe('62.5')
  expect(displayText(press(pasted, '3'))).toBe('3')
})

test.each([null, number('1e309'), number('1e99999999999')])(
  'what is no number the calculator can show leaves everything but a note: %j',
  (pasted) => {
    const before = after('5 × 2')
    expect(paste(before, pasted)).toEqual({ ...before, note: 'not-pasted' })
  },
)

test('it is noted where only the locale could say how to read it', () => {
  expect(paste(after(''), number('1234', '1234')).note).toEqual({ readAs: ['1234'] })
  expect(paste(after('3.5 n!'), number('1234')).note).toBeNull()
})

test('what is too small for the display is 0 there, with a note', () => {
  expect(paste(after('7'), number('1e-400')).note).toBe('too-small')
  expect(paste(after('7'), number('1e-400', '1e-400')).note).toBe('too-small')
  expect(paste(after('7'), number('0')).note).toBeNull()
})
