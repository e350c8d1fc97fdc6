import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { colorAt } from '../../../src/tools/color-picker/domain/spectrum'
import { colorStore } from '../../support/color-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('while one drags, what takes long to show keeps the color from before', () => {
  const { state, palettes } = colorStore()
  for (let move = 1; move <= 30; move++) {
    state().tryOutAt({ x: (move + 0.5) / 300, y: 0.5 })
    vi.advanceTimersByTime(50)
  }
  expect(state()).toMatchObject({ color: colorAt({ x: 30, y: 100 }), settled: '#3498db' })
  expect(palettes.jobs).toHaveLength(0)
})

test('a frame that takes longer than a rest settles nothing', () => {
  const frameMs = 300
  const { state, palettes } = colorStore(null, frameMs)
  for (let move = 1; move <= 5; move++) {
    state().tryOut(colorAt({ x: move, y: 100 }))
    vi.advanceTimersByTime(frameMs)
  }
  expect(state()).toMatchObject({ color: colorAt({ x: 5, y: 100 }), settled: '#3498db' })
  expect(palettes.jobs).toHaveLength(0)
  vi.advanceTimersByTime(100)
  expect(state().settled).toBe(state().color)
})

test('a color that one rests on while dragging is settled within 100 ms, with its palette', () => {
  const { state, palettes } = colorStore()
  state().tryOut('#111111')
  state().tryOut('#222222')
  vi.advanceTimersByTime(100)
  expect(state()).toMatchObject({ settled: '#222222', recent: [] })
  expect(palettes.jobs.map(({ query }) => query)).toEqual(['complementary #222222'])
})

test('a color that is let go is settled at once, and only once', () => {
  const { state, palettes } = colorStore()
  state().tryOut('#111111')
  state().select('#222222')
  expect(state()).toMatchObject({ color: '#222222', settled: '#222222' })
  vi.advanceTimersByTime(1000)
  expect(palettes.jobs).toHaveLength(1)
})

test('a color that is selected is at no moment one that is tried out', () => {
  const { store, state } = colorStore()
  const triedOut = vi.fn()
  store.subscribe(({ color, settled }) => color !== settled && triedOut(color))
  state().select('#222222')
  state().selectAt({ x: 0.1, y: 0.2 })
  state().recall('#222222')
  expect(triedOut).not.toHaveBeenCalled()
})

test('a type that is chosen while one drags has the palette of the settled color', () => {
  const { state, palettes } = colorStore()
  state().tryOut('#111111')
  state().setPaletteType('triadic')
  expect(palettes.job(0).query).toBe('triadic #3498db')
})
