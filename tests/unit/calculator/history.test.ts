import { expect, test } from 'vitest'
import { displayText, expressionText } from '../../../src/tools/calculator/domain/calculator'
import { press, reuse } from '../../../src/tools/calculator/domain/press'
import { after, historyOf } from '../../support/calculator-keys'

test.each([
  ['2 + 3 =', ['2 + 3 = 5']],
  ['2 + 3 × 4 =', ['5 × 4 = 20', '2 + 3 = 5']],
  ['50 + 20 % =', ['50 + 20% = 60']],
  ['2 + 5 . =', ['2 + 5 = 7']],
  ['2 . 5 0 + 1 . 5 0 =', ['2.5 + 1.5 = 4']],
  ['6 × 6 % =', ['6 × 6% = 0.36']],
  ['20 %', ['20% = 0.2']],
  ['9 − 10 =', ['9 − 10 = -1']],
  ['2 x^y 10 =', ['2 ^ 10 = 1024']],
  ['30 sin', ['sin(30) = 0.5']],
  ['2 × 16 √ =', ['2 × √(16) = 8']],
  ['5 ± x²', ['(-5)² = 25']],
  ['2 × π =', ['2 × π = 6.28318530717959']],
  ['5 ± x^y 2 =', ['(-5) ^ 2 = 25']],
  ['5 ÷ 2 1/x =', ['5 ÷ (1/2) = 10']],
  ['4 x^y 2 1/x =', ['4 ^ (1/2) = 2']],
  ['8 ÷ 2 π =', ['8 ÷ (2π) = 1.27323954473516']],
  ['3 + 2 π =', ['3 + 2π = 9.28318530717959']],
  ['5 × 2 1/x =', ['5 × 1/2 = 2.5']],
  ['4 =', []],
  ['90 tan', []],
])('after %s the history reads %j', (keys, lines) => {
  expect(historyOf(keys)).toEqual(lines)
})

test('CA-64: history keeps the 10 latest entries, newest first', () => {
  const keys = Array.from({ length: 11 }, (_, index) => `${index} + 1 =`).join(' ')
  const lines = historyOf(keys)
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('10 + 1 = 11')
  expect(lines[9]).toBe('1 + 1 = 2')
})

test('equal equations have ids of their own, also when the history is full', () => {
  const keys = Array.from({ length: 13 }, () => '1 + 1 =').join(' ')
  const ids = after(keys).history.map((line) => line.id)
  expect(new Set(ids).size).toBe(10)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})

test('CA-76: an earlier result comes back to the display as an operand, exactly', () => {
  const state = after('1 ÷ 3 = 6 ×')
  const [third] = state.history
  if (!third) throw new Error('no equation')
  const reused = reuse(state, third)
  expect(displayText(reused)).toBe('0.333333333333333')
  expect(expressionText(reused)).toBe('6 ×')
  expect(displayText(press(reused, '='))).toBe('2')
})
