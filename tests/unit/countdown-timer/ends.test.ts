import { expect, test } from 'vitest'
import { device, ofLength, tab } from '../../support/timer-fixture'

/** A timer that repeats has just started. */
function repeating(seconds = 300) {
  device({ 'settings.countdown-timer': { repeats: true } })
  const page = tab()
  page.start(seconds)
  return page
}

test('TI-43: a timer that repeats runs again from its end, and rings for a while', () => {
  const { on, timer, tickAfter } = repeating()
  tickAfter(300_400)
  expect(timer()).toMatchObject({ phase: 'running', leftMs: 299_600 })
  expect(on.notify).toHaveBeenCalledOnce()
  expect(on.soundAlarm).toHaveBeenCalledOnce()
  for (let second = 1; second < 5; second++) tickAfter(1000)
  expect(on.silenceAlarm).not.toHaveBeenCalled()
  tickAfter(1000)
  expect(on.silenceAlarm).toHaveBeenCalledOnce()
  tickAfter(294_600)
  expect(timer().phase).toBe('running')
  expect(on.notify).toHaveBeenCalledTimes(2)
  expect(on.soundAlarm).toHaveBeenCalledTimes(2)
})

test('a round that is noticed late, as after sleep, rings as long', () => {
  const { on, timer, tickAfter } = repeating()
  tickAfter(400_000)
  expect(timer()).toMatchObject({ phase: 'running', leftMs: 200_000 })
  tickAfter(4000)
  expect(on.silenceAlarm).not.toHaveBeenCalled()
})

test('a timer that repeats is as long as it was, whatever was added or a link has set meanwhile', () => {
  const { store, timer, tickAfter } = repeating()
  store.getState().addMinutes(1)
  store.getState().choose(600)
  tickAfter(360_000)
  expect(timer()).toMatchObject({ phase: 'running', ...ofLength(300_000) })
})

test('a minute added in the first seconds of a round is no other round', () => {
  const { on, store, tickAfter } = repeating()
  tickAfter(300_000)
  store.getState().addMinutes(1)
  expect(on.notify).toHaveBeenCalledOnce()
})

test('an end rings on that comes while the round before still rings', () => {
  const { on, store, timer, tickAfter } = repeating(3)
  tickAfter(3000)
  store.getState().setOptions({ repeats: false })
  tickAfter(3000)
  expect(timer().phase).toBe('finished')
  expect(on.soundAlarm).toHaveBeenCalledOnce()
  expect(on.silenceAlarm).not.toHaveBeenCalled()
})

test('Pause and Reset end the alarm of a round at once', () => {
  for (const action of ['toggle', 'reset'] as const) {
    const { on, store, tickAfter } = repeating()
    tickAfter(300_000)
    store.getState()[action]()
    expect(on.silenceAlarm).toHaveBeenCalledOnce()
  }
})

test('the alarm of a round ends where another tab rings by then', () => {
  const { on, tickAfter, share } = repeating()
  tickAfter(300_000)
  share(false)
  expect(on.silenceAlarm).toHaveBeenCalledOnce()
})

test('a timer that has ended before does not run again where repeating is chosen afterwards', () => {
  device()
  const { store, start, timer, tickAfter } = tab()
  start(60)
  tickAfter(60_000)
  store.getState().setOptions({ repeats: true })
  store.getState().tick()
  expect(timer().phase).toBe('finished')
})

test('timers that end in one tick are all repeated', () => {
  device({ 'settings.countdown-timer': { repeats: true } })
  const { on, store, start, tickAfter } = tab()
  for (const name of ['Tea', 'Eggs', 'Cake']) start(60, name)
  tickAfter(60_000)
  expect(on.notify).toHaveBeenCalledTimes(3)
  const all = store.getState().timers.map(({ timer }) => timer)
  expect(all).toMatchObject(
    [60_000, 60_000, 60_000].map((leftMs) => ({ phase: 'running', leftMs })),
  )
})

test('a timer that repeats beside the fields comes to the large clock, and they stay', () => {
  device({ 'settings.countdown-timer': { repeats: true } })
  const { store, start, name, timer, tickAfter } = tab()
  start(60, 'Tea')
  store.getState().putAside()
  store.getState().choose(7200)
  tickAfter(60_000)
  expect([name(), timer().phase]).toEqual(['Tea', 'running'])
  store.getState().reset()
  expect(store.getState().draft.settings).toEqual({ hours: 2, minutes: 0, seconds: 0 })
})
