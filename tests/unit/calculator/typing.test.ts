import { expect, test } from 'vitest'
import { copyText, displayText } from '../../../src/tools/calculator/domain/calculator'
import { noteText } from '../../../src/tools/calculator/view/shown-text'
import { calculatorStore, keysOf, lineOf, strokeOf } from '../../support/calculator-keys'

/** The keys of a keyboard, a character each; `D` is the accent `^` that waits for a letter. */
function typed(text: string) {
  const { getState: state } = calculatorStore()
  const type = (more: string) => {
    for (const key of more) {
      const name = key === 'D' ? 'Dead' : key === '\n' ? 'Enter' : key === '<' ? 'Backspace' : key
      state().type(strokeOf(name))
    }
  }
  type(text)
  return {
    state,
    type,
    shown: () => displayText(state().calculator),
    note: () => state().calculator.note && noteText(state().calculator.note ?? 'undefined'),
  }
}

// Values of Python's decimal module.
test.each([
  ['12e3=', '12000'],
  ['2.6e-2=', '0.026'],
  ['1e+3=', '1000'],
  ['5e=', '5'],
  ['5e-=', '5'],
  ['1.5e3*2=', '3000'],
  ['2**3=', '8'],
  ['5D2=', '25'],
  // Where the system has made a ² of accent and 2.
  ['5D²=', '25'],
  ['5²', '25'],
  ['2³', '8'],
  ['5!', '120'],
  ['9√', '3'],
  ['8÷2=', '4'],
  ['8×2=', '16'],
  ['8−2=', '6'],
  ['8:2=', '4'],
  ['8x2=', '16'],
  ['2*π=', '6.28318530717959'],
  ['2*e=', '5.43656365691809'],
  ['12e3<<4=', '124'],
  ['2 + 3 =', '5'],
])('CA-96: %s typed shows %s, in both modes', (keys, result) => {
  expect(typed(keys).shown()).toBe(result)
})

test('a number that is typed shows its exponent as it grows', () => {
  const { type, shown } = typed('12e')
  expect(shown()).toBe('12e')
  type('-')
  expect(shown()).toBe('12e-')
  type('3')
  expect(shown()).toBe('12e-3')
})

test('a power by two asterisks is typed at once: a key between them, or a press, makes two operators', () => {
  const { state, type, shown } = typed('2*')
  state().press('*')
  type('*3=')
  expect(shown()).toBe('6')
})

test('an exponent beyond the display is an error, one below it is 0', () => {
  expect(typed('9e999=').shown()).toBeNull()
  expect(typed('9e999+').note()).toBe('Too large. Press a digit to start again.')
  expect(typed('9e-999=').shown()).toBe('0')
})

test.each([
  ['1234567890123456', '15 digits at most'],
  ['1e1234', 'An exponent has 3 digits at most'],
  ['1.2.', 'No decimal point fits here'],
  ['1e5.', 'No decimal point fits here'],
  ['12a', '“a” is no key of this calculator'],
  ['12#', '“#” is no key of this calculator'],
  ['quit following', '“…uitfollowing” is no key of this calculator'],
])('CA-97: what %s has too much is said: %s', (keys, note) => {
  expect(typed(keys).note()).toBe(note)
})

test('CA-97: what is refused a second time is announced again', () => {
  const { state, type } = typed('1.2.')
  expect(state().notice).toBeNull()
  type('.')
  expect(state().notice?.kind).toBe('unchanged')
})

test.each([
  ['12a34', '“a” is no key of this calculator'],
  ['5 mod 3=', '“mod” is no key of this calculator'],
  ['1.2.3*2=', 'No decimal point fits here'],
  ['12a3<', null],
  ['5 mod 3=7', null],
])('CA-97: after %s it is still said, as long as what was typed around it: %s', (keys, note) => {
  expect(typed(keys).note()).toBe(note)
})

// Worked out by hand: the second operator counts, the note has the other reading.
test.each([
  ['3*-3=', '0', '3 × −3 = −9'],
  ['9/-3=', '6', '9 ÷ −3 = −3'],
  ['5*-3=', '2', '5 × −3 = −15'],
  ['2^-3=', '-1', '2 ^ −3 = 0.125'],
  ['5--3=', '2', '5 − −3 = 8'],
  ['5*-3+2=', '4', '5 × −3 = −15'],
  // Of several only the last is replaced.
  ['5*+-3=', '2', '5 + −3 = 2'],
  ['0/-3=', '-3', '0 ÷ −3 = 0'],
])('CA-98: %s is %s, and it is noted that %s', (keys, shown, other) => {
  const calculator = typed(keys)
  expect(calculator.shown()).toBe(shown)
  const isOther = !other.endsWith(` = ${shown}`)
  expect(calculator.note()).toBe(isOther ? `As a negative number: ${other}` : null)
})

test.each(['5+-3=', '5*+3=', '5-*3='])('nothing is to be noted of %s', (keys) => {
  expect(typed(keys).note()).toBeNull()
})

test('CA-99: what is typed before the line has the focus goes into it, Enter too', () => {
  const { state, type } = typed('100-(30+20x<)')
  expect(state().lineInput?.typed).toBe('(30+20)')
  type('\n')
  expect(state().lineInput?.typed).toBe('(30+20)\n')
})

test('a key that is pressed, or Escape, ends the waiting for the line', () => {
  const { state, shown } = typed('4*(')
  state().press('7')
  expect(state().lineInput).toBeNull()
  expect(shown()).toBe('7')
  const other = typed('4*(')
  other.state().type(strokeOf('Escape'))
  other.type('8')
  expect(other.shown()).toBe('8')
})

test('memory and history stay when a sum goes into the line', () => {
  const { state } = typed('2+3=')
  keysOf('MS').forEach((key) => state().press(key))
  state().type(strokeOf('('))
  expect(state().calculator.memory.toString()).toBe('5')
  expect(state().calculator.history.map(lineOf)).toEqual(['2 + 3 = 5'])
})

// Products and quotients of Python's integers and decimals.
test.each([
  ['123456789*987654321=', '121932631112635269'],
  ['99999999999*99999999999=', '9999999999800000000001'],
  ['1/3=', '0.3333333333333333333333333333333333333333'],
  ['1/3000000000=', '3.333333333333333333333333333333333333333e-10'],
  ['1e300=', `1${'0'.repeat(300)}`],
  ['1e-9=', '0.000000001'],
  ['5.', '5'],
  ['5e-', '5'],
  ['0.50', '0.50'],
])('CA-84: Copy of %s gives %s', (keys, copy) => {
  expect(copyText(typed(keys).state().calculator)).toBe(copy)
})
