import { expect, test } from 'vitest'
import {
  copyText,
  displayText,
  expressionText,
  NEW_CALCULATOR,
} from '../../../../../src/tools/calculator/domain/calculator'
import { decimal } from '../../../../../src/tools/calculator/domain/decimal'
import {
  angleOf,
  enterExpression,
  enterLongSum,
} from '../../../../../src/tools/calculator/extras/expression/domain/enter-expression'
import { reuse } from '../../../../../src/tools/calculator/domain/press'
import { after, lineOf } from '../../../../support/calculator-keys'

function setup(keys = '') {
  let state = after(keys)
  return {
    state: () => state,
    lines: () => state.history.map(lineOf),
    enter: (text: string, value: number) => {
      state = enterExpression(state, text, decimal(value))
    },
    enterLong: (text: string, shown: string, copy = shown) => {
      state = enterLongSum(state, text, { text: shown, copy })
    },
    chooseRadians: () => {
      state = { ...state, angle: 'radians' }
    },
  }
}

test('a second Enter makes no second entry, but puts the result on the display again', () => {
  const { state, lines, enter, enterLong } = setup()
  enter('2+3', 5)
  enter('2+3', 5)
  enterLong('10^400', '1e+400')
  enterLong('10^400', '1e+400')
  expect(lines()).toEqual(['10^400 = 1e+400', '2+3 = 5'])
  expect(displayText(state())).toBe('5')
  enter('2+3', 5)
  expect(lines()).toHaveLength(3)
})

test('CA-88: Enter puts the expression into the history and its result on the display', () => {
  const { state, lines, enter } = setup('1 + 1 =')
  enter(' 2 +  3×4 ', 14)
  expect(lines()).toEqual(['2 + 3×4 = 14', '1 + 1 = 2'])
  expect(displayText(state())).toBe('14')
  expect(expressionText(state())).toBe('2 + 3×4 =')
  enter('6×7 =', 42)
  expect(lines()[0]).toBe('6×7 = 42')
})

test('an operation that waits on the keypad takes the result as its operand', () => {
  const { state, enter } = setup('5 ×')
  enter('1+1', 2)
  expect(expressionText(state())).toBe('5 ×')
  expect(displayText(state())).toBe('2')
})

test('a long expression is not shown above the display, but in the history', () => {
  const { state, lines, enter } = setup()
  const long = Array.from({ length: 30 }, () => '1').join('+')
  enter(long, 30)
  expect(expressionText(state())).toBe('')
  expect(lines()).toEqual([`${long} = 30`])
})

test('a result beyond the display goes into the history alone, with the unit of its angles', () => {
  const { state, lines, enterLong, chooseRadians } = setup('5 ×')
  chooseRadians()
  enterLong(' 5000!  * sin 1', '3.5e+16325')
  enterLong('1 / 5000!', '2.4e-16326')
  expect(lines()).toEqual(['1 / 5000! = 2.4e-16326', '5000! * sin 1 rad = 3.5e+16325'])
  expect(expressionText(state())).toBe('5 ×')
  expect(displayText(state())).toBe('5')
})

test('a long sum with a result that the display can show stands there too', () => {
  const { state, lines, enterLong } = setup()
  enterLong('5000! / 4999!', '5000')
  expect(lines()).toEqual(['5000! / 4999! = 5000'])
  expect(displayText(state())).toBe('5000')
  enterLong('log(10^500) - 500', '0')
  expect(displayText(state())).toBe('0')
  enterLong('5000! / 4998! * 10^12 + 1', '2.4995e+19', '24995000000000000001')
  expect(copyText(state())).toBe('24995000000000000001')
})

test('pressed in the history, a result beyond the display leaves the display as it is', () => {
  const { state, enterLong } = setup('5 × 2')
  enterLong('5000!', '4.2e+16325')
  const [entry] = state().history
  const reused = entry && reuse(state(), entry)
  expect(reused).toEqual({ ...state(), note: 'out-of-range' })
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

test('the history says that angles were in radians', () => {
  const inRadians = { ...NEW_CALCULATOR, angle: 'radians' } as const
  const lineAfter = (text: string) =>
    enterExpression(inRadians, text, decimal(0)).history.map(lineOf)[0]
  expect(lineAfter('2 sin(0)')).toBe('2 sin(0) rad = 0')
  expect(lineAfter('1-1')).toBe('1-1 = 0')
})
