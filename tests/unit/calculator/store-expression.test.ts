import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { displayText, expressionText } from '../../../src/tools/calculator/domain/calculator'
import { calculatorState } from '../../../src/tools/calculator/store'
import { expressionState } from '../../../src/tools/calculator/store-expression'
import { keysOf } from '../../support/calculator-keys'

function setup(keys = '') {
  const calculator = createStore(calculatorState)
  keysOf(keys).forEach((key) => calculator.getState().press(key))
  const copied: string[] = []
  const store = createStore(
    expressionState(calculator, async (text) => {
      copied.push(text)
      return true
    }),
  )
  const choose = calculator.getState().chooseAngle
  const lines = () => calculator.getState().calculator.history.map(({ text }) => text)
  return {
    state: store.getState,
    calculator: () => calculator.getState().calculator,
    lines,
    choose,
    copied,
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

test('Enter puts the expression into the history and its result on the display', () => {
  const { state, calculator, lines } = setup('1 + 1 =')
  state().edit(' 2 +  3×4 ')
  expect(state().enter()).toBe(true)
  expect(lines()).toEqual(['2 + 3×4 = 14', '1 + 1 = 2'])
  expect(displayText(calculator())).toBe('14')
  expect(expressionText(calculator())).toBe('2 + 3×4 =')
  expect(state().entered).toBe(1)
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

test('what has no result changes nothing at Enter, and copies nothing', async () => {
  const { state, lines, copied } = setup()
  state().edit('2+')
  expect(state().enter()).toBe(false)
  expect(await state().copy()).toBe(false)
  expect(lines()).toEqual([])
  expect(state().text).toBe('2+')
  expect(copied).toEqual([])
})

test('the result is copied as it is shown', async () => {
  const { state, copied } = setup()
  state().edit('1/3')
  expect(await state().copy()).toBe(true)
  expect(copied).toEqual(['0.333333333333333'])
})

test('another unit of angles changes the result at once', () => {
  const { state, choose } = setup()
  state().edit('sin 30')
  choose('radians')
  expect(state().answer?.result).toMatchObject({ value: { text: '-0.988031624092862' } })
})
