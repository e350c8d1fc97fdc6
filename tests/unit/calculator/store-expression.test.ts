import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { displayText, expressionText } from '../../../src/tools/calculator/domain/calculator'
import { angleOf } from '../../../src/tools/calculator/domain/enter-expression'
import { calculatorState } from '../../../src/tools/calculator/store'
import { expressionState } from '../../../src/tools/calculator/store-expression'
import { keysOf } from '../../support/calculator-keys'

function setup(keys = '') {
  const calculator = createStore(calculatorState)
  keysOf(keys).forEach((key) => calculator.getState().press(key))
  const store = createStore(expressionState(calculator))
  const choose = calculator.getState().chooseAngle
  const reuse = (row: number) => {
    const equation = calculator.getState().calculator.history[row]
    if (equation) calculator.getState().reuse(equation)
  }
  const lines = () => calculator.getState().calculator.history.map(({ text }) => text)
  return {
    state: store.getState,
    calculator: () => calculator.getState().calculator,
    lines,
    choose,
    reuse,
  }
}

test('the result is there while the expression is typed, and none of an older text', () => {
  const { state } = setup()
  const shown = () => {
    const result = state().answer?.result
    return result?.ok ? result.value.text : null
  }
  state().edit('2+3')
  expect(shown()).toBe('5')
  state().edit('2+3×')
  expect(shown()).toBeNull()
  state().edit('2+3×4')
  expect(shown()).toBe('14')
  state().edit('  ')
  expect(state().answer).toBeNull()
})

test('a second Enter makes no second entry, but puts the result on the display again', () => {
  const { state, calculator, lines } = setup()
  state().edit('2+3')
  state().enter()
  expect(state().enter()).toBe(true)
  state().enterLong('10^400', '1e+400')
  state().enterLong('10^400', '1e+400')
  expect(lines()).toEqual(['10^400 = 1e+400', '2+3 = 5'])
  expect(displayText(calculator())).toBe('5')
  state().enter()
  expect(lines()).toHaveLength(3)
})

test('Enter puts the expression into the history and its result on the display', () => {
  const { state, calculator, lines } = setup('1 + 1 =')
  state().edit(' 2 +  3×4 ')
  expect(state().enter()).toBe(true)
  expect(lines()).toEqual(['2 + 3×4 = 14', '1 + 1 = 2'])
  expect(displayText(calculator())).toBe('14')
  expect(expressionText(calculator())).toBe('2 + 3×4 =')
  expect(state().entered).toBe(1)
  state().edit('6×7 =')
  state().enter()
  expect(lines()[0]).toBe('6×7 = 42')
})

test('an operation that waits on the keypad takes the result as its operand', () => {
  const { state, calculator } = setup('5 ×')
  state().edit('1+1')
  state().enter()
  expect(expressionText(calculator())).toBe('5 ×')
  expect(displayText(calculator())).toBe('2')
})

test('a long expression is not shown above the display, but in the history', () => {
  const { state, calculator, lines } = setup()
  const long = Array.from({ length: 30 }, () => '1').join('+')
  state().edit(long)
  state().enter()
  expect(expressionText(calculator())).toBe('')
  expect(lines()).toEqual([`${long} = 30`])
})

test('what has no result changes nothing at Enter', () => {
  const { state, lines } = setup()
  state().edit('2+')
  expect(state().enter()).toBe(false)
  expect(lines()).toEqual([])
  expect(state().text).toBe('2+')
})

test('another unit of angles changes the result at once', () => {
  const { state, choose } = setup()
  state().edit('sin 30')
  choose('radians')
  expect(state().answer?.result).toMatchObject({ value: { text: '-0.988031624092862' } })
})

test('a result beyond the display goes into the history alone, with the unit of its angles', () => {
  const { state, calculator, lines, choose } = setup('5 ×')
  choose('radians')
  state().enterLong(' 5000!  * sin 1', '3.5e+16325')
  state().enterLong('1 / 5000!', '2.4e-16326')
  expect(lines()).toEqual(['1 / 5000! = 2.4e-16326', '5000! * sin 1 rad = 3.5e+16325'])
  expect(expressionText(calculator())).toBe('5 ×')
  expect(displayText(calculator())).toBe('5')
  expect(state().entered).toBe(2)
})

test('a long sum with a result that the display can show stands there too', () => {
  const { state, calculator, lines } = setup()
  state().enterLong('5000! / 4999!', '5000')
  expect(lines()).toEqual(['5000! / 4999! = 5000'])
  expect(displayText(calculator())).toBe('5000')
  state().enterLong('log(10^500) - 500', '0')
  expect(displayText(calculator())).toBe('0')
})

test('pressed in the history, a result beyond the display leaves the display as it is', () => {
  const { state, calculator, reuse } = setup('5 × 2')
  state().enterLong('5000!', '4.2e+16325')
  reuse(0)
  expect(displayText(calculator())).toBe('2')
  expect(expressionText(calculator())).toBe('5 ×')
  expect(calculator().note).toBe('out-of-range')
})

test.each([
  ['sin 30', 'degrees'],
  ['2 + COS(60)', 'degrees'],
  ['sin(1 rad)', 'radians'],
  ['5000! * sin 1 rad', 'radians'],
  ['2 + 3', null],
])('an earlier calculation comes back with the unit of its angles: %s', (source, angle) => {
  expect(angleOf(source)).toBe(angle)
})
