import { expect, test } from 'vitest'
import { device, runningTimer, tab } from '../../support/timer-fixture'

test('TI-25: the screen is kept on while it runs', () => {
  const { store, locks, tickAfter } = runningTimer()
  const held: number[] = []
  const look = () => held.push(locks.size)
  look()
  store.getState().toggle()
  look()
  store.getState().toggle()
  look()
  tickAfter(300_000)
  look()
  expect(held).toEqual([1, 0, 1, 0])
})

test('TI-31: the remaining time stands in the title until the timer is reset', () => {
  const { on, store, tickAfter } = runningTimer()
  expect(on.prefixTitle).toHaveBeenLastCalledWith('00:05:00')
  tickAfter(1000)
  expect(on.prefixTitle).toHaveBeenLastCalledWith('00:04:59')
  store.getState().reset()
  expect(on.prefixTitle).toHaveBeenLastCalledWith(null)
})

test('TI-31: how much is left goes to the card', () => {
  const { on, store, tickAfter } = runningTimer()
  expect(on.showShareLeft).toHaveBeenLastCalledWith(1)
  tickAfter(60_000)
  expect(on.showShareLeft).toHaveBeenLastCalledWith(0.8)
  tickAfter(300_000)
  expect(on.showShareLeft).toHaveBeenLastCalledWith(0)
  store.getState().reset()
  expect(on.showShareLeft).toHaveBeenLastCalledWith(1)
})

test('the ring in the tab is drawn when it changes, and goes with the run', () => {
  const { store, on, tickAfter } = runningTimer()
  const drawn = () => on.showTabIcon.mock.lastCall?.[0]
  on.showTabIcon.mockClear()
  // A 24th of 5 minutes is 12.5 seconds.
  for (let second = 1; second <= 24; second++) tickAfter(1000)
  expect(on.showTabIcon).toHaveBeenCalledOnce()
  tickAfter(1000)
  expect(drawn()).toContain('stroke-dasharray="22 24"')
  store.getState().toggle()
  expect(drawn()).toBe(null)
  store.getState().toggle()
  expect(drawn()).toContain('stroke-dasharray="22 24"')
  tickAfter(290_000)
  expect(drawn()).toBe(null)
})

test('TI-30: start, pause, resume, reset and the last minutes and seconds are announced, not each second', () => {
  device()
  const { store, tickAfter } = tab()
  const announced: unknown[] = []
  store.subscribe(({ notice }, before) => {
    if (notice !== before.notice) announced.push(notice && `${notice.kind} ${notice.seconds}`)
  })
  store.getState().reset()
  store.getState().choose(600)
  store.getState().start()
  store.getState().toggle()
  store.getState().toggle()
  for (let second = 1; second < 600; second++) tickAfter(1000)
  store.getState().reset()
  expect(announced).toEqual([
    'started 600',
    'paused 600',
    'resumed 600',
    'left 300',
    'left 60',
    'left 10',
    'reset 600',
  ])
})

test('a timer of a minute has no last minute to announce', () => {
  device()
  const { store, start, tickAfter } = tab()
  start(60)
  tickAfter(1000)
  expect(store.getState().notice).toEqual({ kind: 'started', seconds: 60 })
})

test('what was announced is not on the page any more when it is shown again', async () => {
  const { store, tickAfter, visitAndLeave } = runningTimer()
  await visitAndLeave()
  tickAfter(60_000)
  expect(store.getState().notice).toBe(null)
})
