import { expect, test, vi } from 'vitest'
import { displayText } from '../../../src/tools/calculator/domain/calculator'
import { noteText } from '../../../src/tools/calculator/view/shown-text'
import { calculatorStore, keysOf } from '../../support/calculator-keys'

function setup(keys: string) {
  const store = calculatorStore()
  keysOf(keys).forEach((key) => store.getState().press(key))
  return { state: store.getState, shown: () => displayText(store.getState().calculator) }
}

test.each([
  ['10 + 5 =', '-3 -4', '8', '15-3 -4'],
  ['10 + 5 =', '× 2', '30', '15× 2'],
  ['10 + 5 =', '+5', '20', '15+5'],
  ['10 + 5 =', '- 3', '12', '15- 3'],
  ['15', '/4', '3.75', '15/4'],
  ['0 - 2 =', '^2', '4', '(-2)^2'],
  ['7 + 3', '*2', '20', '10*2'],
])('CA-83: after %s a pasted %s goes on to %s', async (keys, text, result, reading) => {
  const { state, shown } = setup(keys)
  state().paste(text)
  await vi.waitFor(() => expect(shown()).toBe(result))
  expect(state().calculator.note).toEqual({ readAs: [reading] })
})

test.each([
  ['10 + 5 =', '-3', 'A negative number, in place of 15'],
  ['10 + 5', '-3', 'A negative number, in place of 5'],
  ['10 + 5 =', '–3', 'Read as -3, in place of 15'],
  ['10 + 5 =', '(1,234)', 'Read as -1234, in place of 15'],
  ['7', '-(122)', 'Read as -122, in place of 7'],
  ['7', '2 - 5', 'Read as -3, in place of 7'],
])('CA-83: after %s a pasted %s says what it has replaced: %s', async (keys, text, note) => {
  const { state } = setup(keys)
  state().paste(text)
  await vi.waitFor(() => expect(state().calculator.note).not.toBeNull())
  expect(noteText(state().calculator.note ?? 'undefined')).toBe(note)
})

test('CA-83: a pasted negative number that is the next operand replaces nothing', () => {
  const { state, shown } = setup('10 +')
  state().paste('-3')
  expect(shown()).toBe('-3')
  expect(state().calculator.note).toBeNull()
})
