import { expect, test, vi } from 'vitest'
import {
  displayText,
  expressionText,
  NEW_CALCULATOR,
} from '../../../../../src/tools/calculator/domain/calculator'
import { browser } from '../../../../../src/tools/calculator/effects'
import { lineText } from '../../../../../src/tools/calculator/extras/expression/domain/line-text'
import { useLine } from '../../../../../src/tools/calculator/extras/expression/state'
import { useCalculator, type CalculatorState } from '../../../../../src/tools/calculator/state'
import { noteText } from '../../../../../src/tools/calculator/view/shown-text'
import { calculatorStore, strokeOf } from '../../../../support/calculator-keys'

function type(state: () => CalculatorState, keys: string) {
  for (const key of keys) state().type(strokeOf(key === '\n' ? 'Enter' : key))
}

test.each([
  ['4*(', '4×('],
  ['(', '('],
  ['100-(', '100−('],
  ['4(', '4('],
  ['4*5(', '4×5('],
  ['4*5)', '4×5)'],
  ['2+3=(', '('],
  ['2+3=)', '5)'],
  ['2+3*(', '5×('],
  ['1/3*(', '(1 ÷ 3)×('],
  ['sin(', 'sin('],
  ['2*sqrt(', '2×sqrt('],
  ['5mod(', '5mod('],
  ['√', '√'],
  ['4*√', '4×√'],
  ['5*π(', '5×3.14159265358979('],
])('CA-99: %s goes on in the expression line with %s', (keys, line) => {
  const unfold = vi.fn<(extra: string) => void>()
  const store = calculatorStore({ ...browser, unfold })
  type(store.getState, keys)
  const { calculator, lineInput } = store.getState()
  expect(lineInput && lineText(lineInput)).toBe(line)
  expect(unfold.mock.calls).toEqual([['expression']])
  expect(calculator.note && noteText(calculator.note)).toBe('Goes on in the expression line')
  expect([displayText(calculator), expressionText(calculator)]).toEqual(['0', ''])
})

test.each([
  ['100-(30+20)', '100−(30+20)', 'go-on'],
  ['2*(3+4)\n', '2×(3+4)', 'enter'],
  ['2*(3\n+4', '2×(3+4', 'go-on'],
])('CA-99: once its code is there the line has %j as %s, to %s', (keys, text, task) => {
  useCalculator.setState({ calculator: NEW_CALCULATOR })
  type(useCalculator.getState, keys)
  useLine.getState().takeInput()
  expect(useLine.getState().text).toBe(text)
  expect(useLine.getState().takeTask()).toBe(task)
  expect(useLine.getState().takeTask()).toBeNull()
  expect(useCalculator.getState().lineInput).toBeNull()
})

const strip = () => useCalculator.getState().strip

test('CA-104: the expression line is in the strip until a key of the keypad is pressed, or a number pasted', () => {
  const { edit, setResult } = useLine.getState()
  edit('4×(2)')
  expect(strip()).toEqual({ text: '4×(2)', copy: null })
  setResult({ text: '8', copy: '8.0' })
  expect(strip()).toEqual({ text: '8', copy: '8.0' })
  useCalculator.getState().press('7')
  expect(strip()).toBeNull()
  setResult({ text: '9', copy: '9' })
  expect(strip()).toBeNull()
  edit('4×(2')
  expect(strip()).toEqual({ text: '4×(2', copy: null })
  useCalculator.getState().paste('8')
  expect(strip()).toBeNull()
  edit('4')
  edit('')
  expect(strip()).toBeNull()
})

test('CA-102: the sum of a link is shown in the line', () => {
  browser.unfold('expression', '5000!')
  expect(useLine.getState()).toMatchObject({ text: '5000!', task: 'show' })
  expect(useCalculator.getState().strip).toEqual({ text: '5000!', copy: null })
})

test('each result that goes into the history is announced, and the display stands in the strip then', () => {
  const { edit, enter, entries } = useLine.getState()
  edit('4×(2)')
  const result = { ...NEW_CALCULATOR, note: null }
  enter(() => result)
  enter(() => result)
  expect(useLine.getState().entries).toBe(entries + 2)
  expect(useCalculator.getState().calculator).toBe(result)
  expect(strip()).toBeNull()
})
