import { expect, test } from 'vitest'
import { finishedTimer, runningTimer, timerFixture } from '../../support/timer-fixture'

test('TI-16: leaving the page silences the alarm', async () => {
  const fixture = finishedTimer()
  const leave = fixture.store.getState().visit()
  leave()
  await Promise.resolve()
  expect(fixture.on.silenceAlarm).toHaveBeenCalledOnce()
})

test('leaving and coming back in one go, as React may, leaves the alarm on', async () => {
  const fixture = finishedTimer()
  const leave = fixture.store.getState().visit()
  leave()
  fixture.store.getState().visit()
  await Promise.resolve()
  expect(fixture.on.silenceAlarm).not.toHaveBeenCalled()
})

test('an alarm that sounds of an end from another tab is silenced by New Timer', () => {
  const { on, store } = finishedTimer()
  const { timer } = store.getState()
  store.setState({ isSilent: true })
  store.getState().show(timer)
  on.silenceAlarm.mockReset()
  store.getState().reset()
  expect(on.silenceAlarm).toHaveBeenCalledOnce()
})

test('TI-23: it runs on and rings after its page was left', async () => {
  const fixture = runningTimer()
  const leave = fixture.store.getState().visit()
  leave()
  await Promise.resolve()
  fixture.tickAfter(300_000)
  expect(fixture.store.getState().timer.phase).toBe('finished')
  expect(fixture.on.soundAlarm).toHaveBeenCalledOnce()
  expect(fixture.on.silenceAlarm).toHaveBeenCalledOnce()
  expect(fixture.on.silenceAlarm).toHaveBeenCalledBefore(fixture.on.soundAlarm)
})

test('TI-20: permission is asked for on the first visit of the page and again on Start', () => {
  const { on, store } = timerFixture()
  store.getState().visit()()
  store.getState().visit()()
  expect(on.askToNotify).toHaveBeenCalledOnce()
  store.getState().start()
  expect(on.askToNotify).toHaveBeenCalledTimes(2)
})

test('the alarm is unlocked by the start, not by a refused one', () => {
  const { on, store } = timerFixture()
  store.getState().change('minutes', '0')
  store.getState().start()
  expect(on.unlockAlarm).not.toHaveBeenCalled()
  store.getState().choose(300)
  store.getState().start()
  expect(on.unlockAlarm).toHaveBeenCalledOnce()
})

test('TI-25: the screen is kept on while it runs, not when paused or finished', () => {
  const fixture = runningTimer()
  const held = [fixture.locks.size]
  fixture.store.getState().pause()
  held.push(fixture.locks.size)
  fixture.store.getState().resume()
  held.push(fixture.locks.size)
  fixture.tickAfter(300_000)
  held.push(fixture.locks.size)
  expect(held).toEqual([1, 0, 1, 0])
})

test('a reload is warned of while it runs, not when paused, finished or reset', () => {
  const { store, warnings, tickAfter } = timerFixture()
  const present = [warnings.size]
  const act = (action: () => void) => {
    action()
    present.push(warnings.size)
  }
  act(() => store.getState().start())
  act(() => store.getState().pause())
  act(() => store.getState().resume())
  act(() => tickAfter(300_000))
  act(() => store.getState().reset())
  expect(present).toEqual([0, 1, 0, 1, 0, 0])
})

test('TI-31: the remaining time stands in the title until the timer is reset', () => {
  const { on, store, tickAfter } = runningTimer()
  expect(on.prefixTitle).toHaveBeenLastCalledWith('00:05:00')
  tickAfter(1000)
  expect(on.prefixTitle).toHaveBeenLastCalledWith('00:04:59')
  tickAfter(300_000)
  expect(on.prefixTitle).toHaveBeenLastCalledWith("Time's Up!")
  store.getState().reset()
  expect(on.prefixTitle).toHaveBeenLastCalledWith(null)
})

test('start, pause, resume, reset and the last minute are announced, not the seconds', () => {
  const { store, tickAfter } = runningTimer()
  const announced = [store.getState().notice]
  const look = () => announced.push(store.getState().notice)
  store.getState().pause()
  look()
  store.getState().resume()
  look()
  tickAfter(1000)
  look()
  tickAfter(239_000)
  look()
  tickAfter(1000)
  look()
  store.getState().reset()
  look()
  expect(announced).toEqual([
    { kind: 'started', seconds: 300 },
    { kind: 'paused', seconds: 300 },
    { kind: 'resumed', seconds: 300 },
    { kind: 'resumed', seconds: 300 },
    { kind: 'left', seconds: 60 },
    { kind: 'left', seconds: 60 },
    { kind: 'reset', seconds: 300 },
  ])
})

test('what was announced is not on the page any more when it is shown again, with less time left', async () => {
  const { store, tickAfter } = timerFixture()
  const leave = store.getState().visit()
  store.getState().start()
  leave()
  await Promise.resolve()
  tickAfter(60_000)
  store.getState().visit()
  expect(store.getState()).toMatchObject({ notice: null, timer: { phase: 'running' } })
})

test('a reset of what is not started is none to announce', () => {
  const { store } = timerFixture()
  store.getState().reset()
  expect(store.getState().notice).toBeNull()
})

test('TI-30: the last five minutes, the last minute and the last ten seconds are announced', () => {
  const { store, tickAfter } = timerFixture()
  store.getState().choose(600)
  store.getState().start()
  const announced: (number | undefined)[] = []
  for (let second = 1; second < 600; second++) {
    tickAfter(1000)
    const seconds = store.getState().notice?.seconds
    if (seconds !== announced.at(-1)) announced.push(seconds)
  }
  expect(announced).toEqual([600, 300, 60, 10])
})

test('a timer of a minute has no last minute to tell of', () => {
  const { store, tickAfter } = timerFixture()
  store.getState().choose(60)
  store.getState().start()
  tickAfter(1000)
  expect(store.getState().notice).toEqual({ kind: 'started', seconds: 60 })
})

test('an end that was seen, its page left since, leaves the title and the notice of other pages', async () => {
  const { on, store, takeNoticeAway } = finishedTimer()
  const leave = store.getState().visit()
  expect(on.prefixTitle).toHaveBeenLastCalledWith("Time's Up!")
  leave()
  await Promise.resolve()
  expect(store.getState().timer).toMatchObject({ phase: 'finished', totalMs: 300_000 })
  expect(on.prefixTitle).toHaveBeenLastCalledWith(null)
  expect(takeNoticeAway).toHaveBeenCalledOnce()
  store.getState().visit()()
  await Promise.resolve()
  expect(on.soundAlarm).toHaveBeenCalledOnce()
  expect(on.notify).toHaveBeenCalledOnce()
})

test('what keeps a timer running begins after the paint, and not for one that was paused before', () => {
  const { on, store, tickers, locks, warnings } = timerFixture()
  const later: (() => void)[] = []
  on.afterPaint = (act) => {
    later.push(act)
    return () => void later.splice(later.indexOf(act), 1)
  }
  const held = () => [tickers.size, locks.size, warnings.size]
  store.getState().start()
  expect(held()).toEqual([0, 0, 0])
  store.getState().pause()
  expect(later).toEqual([])
  store.getState().resume()
  for (const act of later) act()
  expect(held()).toEqual([1, 1, 1])
})
