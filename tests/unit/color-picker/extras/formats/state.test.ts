import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { HexColor } from '#lib/color'
import { cssState } from '../../../../../src/tools/color-picker/extras/formats/state'

function cssStore() {
  const colors = { color: '#000000' as HexColor, alpha01: 1, select: vi.fn(), recall }
  function recall(color: HexColor, alpha01 = 1) {
    Object.assign(colors, { color, alpha01 })
  }
  let rest: (() => void) | null = null
  const schedule = vi.fn((run: () => void) => {
    rest = run
    return () => (rest = null)
  })
  const store = createStore(cssState({ getColor: () => colors, schedule }))
  return { colors, state: store.getState, rest: () => rest?.() }
}

test('CO-32: a CSS color that is typed is shown at once, and selected once it rests', () => {
  const { colors, state, rest } = cssStore()
  state().typeCss('steelblue')
  expect(colors.color).toBe('#4682b4')
  expect(state().read).toMatchObject({ ok: true, value: { color: '#4682b4', isOutside: false } })
  expect(colors.select).not.toHaveBeenCalled()
  rest()
  expect(colors.select).toHaveBeenCalledExactlyOnceWith('#4682b4', 1)
})

test('no color on the way to another is selected', () => {
  const { colors, state, rest } = cssStore()
  for (const text of ['#349', '#3498', '#3498d', '#3498db']) state().typeCss(text)
  rest()
  expect(colors.select).toHaveBeenCalledExactlyOnceWith('#3498db', 1)
})

test('a color that was selected meanwhile stays', () => {
  const { colors, state, rest } = cssStore()
  state().typeCss('steelblue')
  colors.recall('#ff0000')
  rest()
  expect(colors.select).not.toHaveBeenCalled()
})

test('what is no color selects nothing and stays in the field', () => {
  const { colors, state, rest } = cssStore()
  state().typeCss('rgb(1, 2')
  rest()
  expect(colors).toMatchObject({ color: '#000000' })
  expect(colors.select).not.toHaveBeenCalled()
  expect(state()).toMatchObject({
    text: 'rgb(1, 2',
    read: { ok: false, error: { code: 'no-color' } },
  })
})

test('the alpha is known beside the color that is shown', () => {
  const { colors, state, rest } = cssStore()
  state().typeCss('#3498db80')
  expect(colors).toMatchObject({ color: '#3498db', alpha01: 128 / 255 })
  rest()
  expect(colors.select).toHaveBeenCalledExactlyOnceWith('#3498db', 128 / 255)
})
