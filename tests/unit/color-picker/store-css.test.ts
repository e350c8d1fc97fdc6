import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { cssState } from '../../../src/tools/color-picker/store-css'

function cssStore() {
  const select = vi.fn()
  const store = createStore(cssState(select))
  return { select, state: store.getState }
}

test('a CSS color that is typed is selected', () => {
  const { select, state } = cssStore()
  state().typeCss('steelblue')
  expect(select).toHaveBeenLastCalledWith('#4682b4')
  expect(state().read).toMatchObject({ color: '#4682b4', isOutside: false })
})

test('what is no color selects nothing and stays in the field', () => {
  const { select, state } = cssStore()
  state().typeCss('rgb(1, 2')
  expect(select).not.toHaveBeenCalled()
  expect(state()).toMatchObject({ text: 'rgb(1, 2', read: null })
})

test('the alpha is known beside the color that is selected', () => {
  const { select, state } = cssStore()
  state().typeCss('#3498db80')
  expect(select).toHaveBeenLastCalledWith('#3498db')
  expect(state().read?.alpha01).toBeCloseTo(0.5, 2)
})
