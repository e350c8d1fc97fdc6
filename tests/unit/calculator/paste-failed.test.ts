import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { calculatorState } from '../../../src/tools/calculator/state'

vi.mock('../../../src/tools/calculator/extras/expression/domain/answer', () => {
  throw new Error('cut off')
})

test('a pasted expression whose code does not come is not called no number', async () => {
  const calculator = createStore(calculatorState)
  calculator.getState().paste('2+3×4')
  await vi.waitFor(() => expect(calculator.getState().calculator.note).toBe('not-loaded'))
  expect(calculator.getState().calculator.display).toEqual({ kind: 'entry', text: '0' })
  calculator.getState().paste('2+3×4')
  await vi.waitFor(() => expect(calculator.getState().notice?.kind).toBe('unchanged'))
  calculator.getState().paste('12')
  expect(calculator.getState().calculator.note).toBeNull()
})
