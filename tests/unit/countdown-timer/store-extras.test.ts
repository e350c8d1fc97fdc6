import { expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../src/tools/countdown-timer/domain/settings'
import { timerFixture } from '../../support/timer-fixture'

vi.stubGlobal('window', new EventTarget())
const { keepLength } = await import('../../../src/tools/countdown-timer/store-extras')
const { useTimerOptions } = await import('../../../src/tools/countdown-timer/store-options')

useTimerOptions.setState({ lastSeconds: 600 })

test('the length of the last timer is that of the next', () => {
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
