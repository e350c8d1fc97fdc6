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

test('CA-83: a pasted negative number says what it has replaced', () => {
  const { state, shown } = setup('10 + 5 =')
  state().paste('-3')
  expect(shown()).toBe('-3')
  expect(noteText(state().calculator.note ?? 'undefined')).toBe('A negative number, in place of 15')
})
