import { beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../src/tools/countdown-timer/domain/settings'
import { timerFixture } from '../../support/timer-fixture'

vi.stubGlobal('window', new EventTarget())
const { keepLength, watchIcon } = await import('../../../src/tools/countdown-timer/store-extras')
const { useTimerOptions } = await import('../../../src/tools/countdown-timer/store-options')

beforeEach(() => useTimerOptions.setState({ lastSeconds: 600 }))

const lastSeconds = () => useTimerOptions.getState().lastSeconds

test('TI-45: the length of the last timer is that of the next', () => {
  const { store } = timerFixture()
  keepLength(store)
  expect(store.getState().settings).toEqual({ hours: 0, minutes: 10, seconds: 0 })
})

test('a length that was chosen before the last one came stays, also that of the first visit', () => {
  const { store } = timerFixture()
  store.getState().choose(300)
  keepLength(store)
  expect(store.getState().settings).toEqual(DEFAULT_SETTINGS)
})

test('a timer is the last one from its start, not when its length is chosen or it goes on', () => {
  const { store } = timerFixture()
  keepLength(store)
  store.getState().choose(900)
  expect(lastSeconds()).toBe(600)
  store.getState().start()
  expect(lastSeconds()).toBe(900)
  store.getState().pause()
  // As a link may, while a timer is paused.
  store.getState().choose(60)
  store.getState().resume()
  expect(lastSeconds()).toBe(900)
})

test('a timer that was started before this code came is the last one too', () => {
  const { store } = timerFixture()
  store.getState().choose(900)
  store.getState().start()
  keepLength(store)
  expect(lastSeconds()).toBe(900)
})

function watched() {
  const fixture = timerFixture()
  const showTabIcon = vi.fn<(svg: string | null) => void>()
  watchIcon(fixture.store, showTabIcon)
  return { ...fixture, showTabIcon }
}

test('the ring in the tab is drawn when it changes, and goes with the run', () => {
  const { store, tickAfter, showTabIcon } = watched()
  store.getState().start()
  expect(showTabIcon).toHaveBeenCalledOnce()
  expect(showTabIcon.mock.lastCall?.[0]).toContain('stroke-dasharray="60 60"')
  // A sixtieth of 5 minutes is 5 seconds.
  for (let second = 1; second <= 9; second++) tickAfter(1000)
  expect(showTabIcon).toHaveBeenCalledTimes(2)
  tickAfter(1000)
  expect(showTabIcon.mock.lastCall?.[0]).toContain('stroke-dasharray="58 60"')
  store.getState().pause()
  expect(showTabIcon.mock.lastCall).toEqual([null])
  store.getState().resume()
  expect(showTabIcon.mock.lastCall?.[0]).toContain('stroke-dasharray="58 60"')
  tickAfter(290_000)
  expect(showTabIcon.mock.lastCall).toEqual([null])
})
