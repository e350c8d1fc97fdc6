import { expect, test } from 'vitest'
import { press } from '../../../src/tools/calculator/domain/press'
import { after, display, memoryMark } from '../../support/calculator-keys'

test('CA-58: MS stores, M+ adds, M- takes away, MR recalls', () => {
  expect(display('5 MS 3 M+ MR')).toBe('8')
  expect(memoryMark('5 MS 3 M+')).toBe(true)
  expect(memoryMark('5 MS 3 M+ 8 M-')).toBe(false)
})

test('CA-59: memory is exact: 0.1 + 0.2 - 0.3 leaves 0 and no M', () => {
  expect(memoryMark('0.1 M+ 0.2 M+')).toBe(true)
  expect(memoryMark('0.1 M+ 0.2 M+ 0.3 M-')).toBe(false)
})

test('CA-60: MC empties the memory and leaves the display', () => {
  expect(memoryMark('5 MS 12 MC')).toBe(false)
  expect(display('5 MS 12 MC')).toBe('12')
  expect(display('5 MS 12 MC 3')).toBe('123')
})

test('CA-61: a digit after MR starts a new entry', () => {
  expect(display('5 MS MR 7')).toBe('7')
})

test.each(['MC', 'MR'])('%s does nothing while the memory is 0', (key) => {
  const state = after('9')
  expect(press(state, key === 'MC' ? 'MC' : 'MR')).toBe(state)
  expect(display(`9 ${key} 1`)).toBe('91')
})

test.each(['MS', 'M+', 'M-'])('a digit after %s starts a new entry', (key) => {
  expect(display(`12 ${key} 3`)).toBe('3')
})

test('a recalled number is the second operand', () => {
  expect(display('5 MS 2 × MR =')).toBe('10')
})

test('a memory key after an operator leaves the operator to be replaced', () => {
  expect(display('5 + MS × 3 =')).toBe('15')
})

test('CA-81: the memory keeps more digits than the display shows', () => {
  expect(display('1 ÷ 3 = MS MR × 3 =')).toBe('1')
})

test('CA-82: a memory that would get too large stays as it was', () => {
  const state = after('10 x^y 308 = MS M+')
  expect(state.display.kind).toBe('error')
  expect(state.note).toBe('too-large')
  expect(state.memory.toString()).toBe('1e+308')
})
