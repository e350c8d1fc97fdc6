import { describe, expect, test } from 'vitest'
import { after, display, expression, lineOf } from '../../support/calculator-keys'

test.each([
  ['CA-16: operators work left to right', '2 + 3 × 4 =', '20'],
  ['CA-17: an operator replaces the one before', '5 + × 3 =', '15'],
  ['CA-18: a second = changes nothing', '2 + 3 = =', '5'],
  ['CA-19: a digit after a result starts a new entry', '2 + 3 = 4', '4'],
  ['CA-20: a result is the first operand of the next operator', '2 + 3 = + 4 =', '9'],
  ['CA-21: the decimal point is added only once', '.5.5', '0.55'],
  ['a digit after an operator starts a new entry', '2 + 3', '3'],
  ['an operator shows what it has evaluated', '2 + 3 ×', '5'],
  ['= right after an operator takes the shown value twice', '5 + =', '10'],
  ['zeros at the front are dropped', '007', '7'],
])('%s: %s shows %s', (_, keys, shown) => {
  expect(display(keys)).toBe(shown)
})

test('CA-18: a second = does not write a second equation', () => {
  expect(after('2 + 3 = =').history).toHaveLength(1)
})

describe('clearing', () => {
  test('CA-62: CE clears the entry and keeps the pending operator', () => {
    expect(display('5 + 12 CE')).toBe('0')
    expect(display('5 + 12 CE 2 =')).toBe('7')
    expect(display('12 + 5 CE 2 =')).toBe('14')
  })

  test('CA-63: C shows 0, drops what is pending and keeps memory and history', () => {
    const state = after('8 MS 2 + 3 = + 9 C')
    expect(state.display).toEqual({ kind: 'entry', text: '0' })
    expect(state.pending).toBeNull()
    expect(state.memory.toString()).toBe('8')
    expect(state.history.map(lineOf)).toEqual(['2 + 3 = 5'])
    expect(display('8 MS 2 + C 7 =')).toBe('7')
  })

  test.each(['C', 'CE', '⌫'])('%s takes an error away', (key) => {
    expect(display(`0 ln ${key}`)).toBe('0')
    expect(after(`0 ln ${key}`).note).toBeNull()
  })
})

describe('Backspace deletes the last character', () => {
  test.each([
    ['123 ⌫', '12'],
    ['123 ⌫ ⌫', '1'],
    ['123 ⌫ ⌫ ⌫', '0'],
    ['123 ⌫ ⌫ ⌫ ⌫', '0'],
    ['1.5 ⌫', '1.'],
    ['5 ± ⌫', '0'],
    ['0.5 ± ⌫ ⌫', '0'],
  ])('CA-67: %s shows %s', (keys, shown) => {
    expect(display(keys)).toBe(shown)
  })

  test('CA-68: a result stays whole, its exponent too', () => {
    expect(display('10 x^y 21 =')).toBe('1e+21')
    expect(display('10 x^y 21 = ⌫')).toBe('1e+21')
    expect(display('12 + 3 = ⌫')).toBe('15')
    expect(display('12 + ⌫')).toBe('12')
  })
})

describe('changing the sign', () => {
  test.each([
    ['5 ±', '-5'],
    ['5 ± ±', '5'],
    ['5 ± 2', '-52'],
    ['2 + 3 = ±', '-5'],
    ['2 + 3 ± =', '-1'],
  ])('%s shows %s', (keys, shown) => {
    expect(display(keys)).toBe(shown)
  })
})

describe('an error', () => {
  test.each(['+', '=', '%', '±', '√', 'M+', 'M-', 'MS', 'x^y'])('%s leaves it there', (key) => {
    expect(display(`0 ln ${key}`)).toBe('Error')
    expect(after(`0 ln ${key}`).memory.isZero()).toBe(true)
  })

  test('CA-92: drops the pending operation and writes no equation', () => {
    const state = after('5 + 0 ln')
    expect(state.pending).toBeNull()
    expect(state.history).toEqual([])
    expect(display('5 + 0 ln 7 =')).toBe('7')
  })

  test('a point, a constant and the memory start anew after it', () => {
    expect(display('0 ln .5')).toBe('0.5')
    expect(display('0 ln π')).toBe('3.14159265358979')
    expect(display('6 MS 0 ln MR')).toBe('6')
  })
})

test('CA-71: an entry stops at 15 digits', () => {
  expect(display('1'.repeat(400))).toBe('1'.repeat(15))
  expect(display(`.${'3'.repeat(400)}`)).toBe(`0.${'3'.repeat(15)}`)
  expect(display('0'.repeat(400))).toBe('0')
})

describe('the line above the display', () => {
  test.each([
    ['', ''],
    ['2', ''],
    ['2 +', '2 +'],
    ['2 + 3', '2 +'],
    ['2 + 3 =', '2 + 3 ='],
    ['2 + 3 = 4', ''],
    ['2 + 3 × 4', '5 ×'],
    ['50 + 20 %', '50 + 20%'],
    ['30 sin', 'sin(30) ='],
    ['2 × 30 sin', '2 × sin(30)'],
    ['90 tan', 'tan(90) ='],
    ['2 x^y 10', '2 ^'],
    ['5 ± x^y 2', '(-5) ^'],
    ['5 ÷ 2 1/x', '5 ÷ (1/2)'],
  ])('after %s it reads "%s"', (keys, line) => {
    expect(expression(keys)).toBe(line)
  })
})

test.each([
  ['5 ÷ 0 =', 'division-by-zero'],
  ['5 ÷ 0 +', 'division-by-zero'],
  ['0 1/x', 'division-by-zero'],
  ['3 + 0 1/x', 'division-by-zero'],
  ['5 ÷ 0 = 3', null],
  ['5 ÷ 2 =', null],
  ['0 ÷ 5 =', null],
  ['5 × 0 =', null],
  ['3.5 n!', 'undefined'],
  ['171 n!', 'too-large'],
  ['171 n! 1', null],
])('%s: the note is %s', (keys, note) => {
  expect(after(keys).note).toBe(note)
})
