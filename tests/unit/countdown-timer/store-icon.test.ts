import { expect, test, vi } from 'vitest'
import { watchIcon } from '../../../src/tools/countdown-timer/store-icon'
import { timerFixture } from '../../support/timer-fixture'

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
