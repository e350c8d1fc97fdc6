import { expect, test, vi } from 'vitest'
import { addMinute } from '../../../src/tools/countdown-timer/domain/more-time'
import { DEFAULT_OPTIONS } from '../../../src/tools/countdown-timer/domain/options'
import { watchEnd } from '../../../src/tools/countdown-timer/store-end'
import { timerFixture } from '../../support/timer-fixture'
import { ofLength } from '../../support/timer-length'

function watched(options: Partial<typeof DEFAULT_OPTIONS>) {
  const fixture = timerFixture()
  const intervals = new Set<() => void>()
  const scheduled = new Set<() => void>()
  const on = {
    readClocks: () => ({ ...fixture.clocks }),
    soundAlarm: vi.fn(() => Promise.resolve()),
    silenceAlarm: vi.fn(),
    schedule: (run: () => void) => {
      scheduled.add(run)
      return () => void scheduled.delete(run)
    },
    every: (act: () => void) => {
      intervals.add(act)
      return () => void intervals.delete(act)
    },
  }
  watchEnd(fixture.store, () => ({ ...DEFAULT_OPTIONS, ...options }), on)
  const lookAfter = (ms: number) => {
    fixture.pass(ms)
    for (const act of intervals) act()
  }
  return { ...fixture, end: on, intervals, scheduled, lookAfter }
}

test('TI-42: the clock counts up after zero until the timer is reset', () => {
  const { store, tickAfter, lookAfter, intervals } = watched({ countsUp: true })
  store.getState().start()
  tickAfter(300_000)
  lookAfter(72_000)
  expect(store.getState().overSeconds).toBe(72)
  store.getState().reset()
  expect(store.getState().overSeconds).toBe(null)
  expect(intervals.size).toBe(0)
})

test('the clock counts from the end of a timer that ends beside one that has ended', () => {
  const { store, tickAfter, lookAfter, intervals, clocks } = watched({ countsUp: true })
  store.getState().start()
  tickAfter(300_000)
  lookAfter(72_000)
  store.getState().show({ phase: 'finished', ...ofLength(60_000), endedAtMs: clocks.wallMs })
  lookAfter(2000)
  expect(store.getState().overSeconds).toBe(2)
  expect(intervals.size).toBe(1)
})

test('the clock stands at zero where nothing else was chosen', async () => {
  const { store, tickAfter, lookAfter } = watched({})
  store.getState().start()
  tickAfter(300_000)
  lookAfter(72_000)
  await Promise.resolve()
  expect(store.getState()).toMatchObject({ overSeconds: null, timer: { phase: 'finished' } })
})

test('TI-43: a timer that repeats runs again from its end, and rings for a while', async () => {
  const { store, on, end, tickAfter, scheduled } = watched({ repeats: true })
  store.getState().start()
  tickAfter(300_400)
  await Promise.resolve()
  expect(store.getState().timer).toMatchObject({ phase: 'running', leftMs: 299_600 })
  expect(on.notify).toHaveBeenCalledOnce()
  expect(end.soundAlarm).toHaveBeenCalledOnce()
  for (const stop of scheduled) stop()
  expect(end.silenceAlarm).toHaveBeenCalledOnce()
  tickAfter(299_600)
  await Promise.resolve()
  expect(store.getState().timer.phase).toBe('running')
  expect(end.soundAlarm).toHaveBeenCalledTimes(2)
})

test('a timer that has ended before does not run again when it comes to the clock', async () => {
  const { store, clocks } = watched({ repeats: true })
  for (const totalMs of [60_000, 300_000]) {
    store.getState().show({ phase: 'settings' })
    store.getState().start()
    store.getState().show({ phase: 'finished', ...ofLength(totalMs), endedAtMs: clocks.wallMs })
    await Promise.resolve()
    expect(store.getState().timer).toMatchObject({ phase: 'finished', totalMs })
  }
})

test('a timer that repeats is as long as it was, whatever a link has set meanwhile', async () => {
  const { store, tickAfter } = watched({ repeats: true })
  store.getState().start()
  store.getState().choose(600)
  tickAfter(300_000)
  await Promise.resolve()
  expect(store.getState().timer).toMatchObject({ phase: 'running', totalMs: 300_000 })
})

test('a minute that was added is not part of the next round', async () => {
  const { store, clocks, tickAfter } = watched({ repeats: true })
  store.getState().start()
  const { timer, show } = store.getState()
  if (timer.phase !== 'running') throw new Error('not running')
  show(addMinute(timer, { ...clocks }))
  tickAfter(360_000)
  await Promise.resolve()
  expect(store.getState().timer).toMatchObject({ phase: 'running', totalMs: 300_000 })
})

test('an end rings on that comes while the round before still rings', async () => {
  const options = { repeats: true }
  const { store, end, tickAfter, scheduled } = watched(options)
  store.getState().choose(3)
  store.getState().start()
  tickAfter(3000)
  await Promise.resolve()
  options.repeats = false
  tickAfter(3000)
  await Promise.resolve()
  expect(store.getState().timer.phase).toBe('finished')
  expect(scheduled.size).toBe(0)
  expect(end.silenceAlarm).not.toHaveBeenCalled()
})

test('the alarm of a round ends with the timer where another tab rings by then', async () => {
  const options = { repeats: true }
  const { store, end, tickAfter } = watched(options)
  store.getState().choose(3)
  store.getState().start()
  tickAfter(3000)
  await Promise.resolve()
  options.repeats = false
  store.setState({ isSilent: true })
  tickAfter(3000)
  expect(store.getState().timer.phase).toBe('finished')
  expect(end.silenceAlarm).toHaveBeenCalledOnce()
})

test('the alarm of a round ends when a timer comes to the clock whose end has been seen', async () => {
  const { store, end, clocks, tickAfter } = watched({ repeats: true })
  store.getState().start()
  tickAfter(300_000)
  await Promise.resolve()
  const endedAtMs = clocks.wallMs - 60_000
  store.getState().show({ phase: 'finished', ...ofLength(60_000), endedAtMs, isSeen: true })
  expect(end.silenceAlarm).toHaveBeenCalledOnce()
})

test('Reset ends the rounds and their alarm at once', async () => {
  const { store, end, tickAfter, scheduled } = watched({ repeats: true })
  store.getState().start()
  tickAfter(300_000)
  await Promise.resolve()
  store.getState().reset()
  expect(end.silenceAlarm).toHaveBeenCalledOnce()
  expect(scheduled.size).toBe(0)
})
