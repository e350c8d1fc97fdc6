import { expect, test } from 'vitest'
import { secondsLeft } from '../../../src/tools/countdown-timer/domain/timer'
import { device, finishedTimer, ofLength, runningTimer, tab } from '../../support/timer-fixture'

const left = ({ timer }: ReturnType<typeof tab>) => {
  const present = timer()
  return present.phase === 'settings' ? null : secondsLeft(present)
}

test('it runs after the start and shows what is left; a second start does nothing', () => {
  const page = runningTimer()
  expect([page.timer().phase, left(page)]).toEqual(['running', 300])
  page.tickAfter(1000)
  page.store.getState().start()
  expect([left(page), page.tickers.size]).toEqual([299, 1])
})

test('between two seconds nothing changes, so that nothing is drawn', () => {
  const { store, tickAfter } = runningTimer()
  let changes = 0
  store.subscribe(() => changes++)
  for (let tick = 0; tick < 12; tick++) tickAfter(250)
  expect(changes).toBe(3)
})

test('a tick is asked for when the next second is due, by the clock and not by the last look', () => {
  const { tellDue, pass, tickAfter, start, store } = runningTimer()
  expect(tellDue).toHaveBeenLastCalledWith(1000)
  tickAfter(1300)
  expect(tellDue).toHaveBeenLastCalledWith(700)
  pass(200)
  store.setState(({ timers }) => ({ timers: timers.map((each) => ({ ...each, name: 'tea' })) }))
  expect(tellDue).toHaveBeenLastCalledWith(500)
  pass(400)
  start(60)
  expect(tellDue).toHaveBeenLastCalledWith(100)
  tickAfter(100)
  expect(tellDue).toHaveBeenLastCalledWith(900)
})

test('TI-07: at zero it finishes once: an alarm, a notification, the finish style for 3 s', () => {
  const { on, tickers, tickAfter, timer } = runningTimer()
  for (let second = 0; second < 310; second++) tickAfter(1000)
  expect(timer().phase).toBe('finished')
  expect(on.soundAlarm).toHaveBeenCalledOnce()
  expect(on.notify).toHaveBeenCalledExactlyOnceWith(
    "Time's Up!",
    'Your timer of 5 minutes has finished.',
    'countdown-timer#1',
  )
  expect(on.addBodyClass).toHaveBeenCalledExactlyOnceWith('timer-finished', 3000)
  expect(tickers.size).toBe(0)
})

test('TI-32: a timer that has finished says so on other pages, where it can be stopped', () => {
  const { on, timer, takeNoticeAway } = finishedTimer()
  const [notice] = on.showSiteNotice.mock.calls.flat()
  expect(notice).toMatchObject({ text: "Time's Up!", path: '/countdown-timer' })
  notice?.act()
  expect(timer().phase).toBe('settings')
  expect(on.silenceAlarm).toHaveBeenCalledOnce()
  expect(takeNoticeAway).toHaveBeenCalledOnce()
})

test('TI-09: it finishes exactly once on the first tick after an hour', () => {
  const { tickAfter, timer, on } = runningTimer()
  tickAfter(3_600_000)
  tickAfter(1000)
  expect(timer().phase).toBe('finished')
  expect(on.soundAlarm).toHaveBeenCalledOnce()
})

test('TI-13: Pause stops the time, Resume restarts it', () => {
  const page = runningTimer()
  const { toggle } = page.store.getState()
  page.tickAfter(50_000)
  toggle()
  page.pass(600_000)
  expect([page.timer().phase, left(page), page.tickers.size]).toEqual(['paused', 250, 0])
  toggle()
  expect([page.timer().phase, left(page)]).toEqual(['running', 250])
  page.tickAfter(249_999)
  expect(page.timer().phase).toBe('running')
  page.tickAfter(1)
  expect(page.timer().phase).toBe('finished')
})

test('TI-14: after 20 pauses one ticker runs and no time is lost', () => {
  const page = runningTimer()
  for (let turn = 0; turn < 20; turn++) {
    page.pass(50)
    page.store.getState().toggle()
    page.store.getState().toggle()
  }
  expect([page.tickers.size, left(page)]).toEqual([1, 299])
})

test('a pause after the time is up finishes instead', () => {
  const { pass, store, timer, on } = runningTimer()
  pass(300_001)
  store.getState().toggle()
  expect(timer().phase).toBe('finished')
  expect(on.soundAlarm).toHaveBeenCalledOnce()
})

test('TI-15: Reset and New Timer return to the fields and silence the alarm', () => {
  const { on, store, timer, removeBodyClass } = finishedTimer()
  expect(on.silenceAlarm).not.toHaveBeenCalled()
  store.getState().reset()
  expect(timer().phase).toBe('settings')
  expect(store.getState().draft.settings).toEqual({ hours: 0, minutes: 5, seconds: 0 })
  expect(on.silenceAlarm).toHaveBeenCalledOnce()
  expect(removeBodyClass).toHaveBeenCalledOnce()
})

test('Reset of a running timer ends its ticks, without an alarm', () => {
  const { store, tickAfter, tickers, on } = runningTimer()
  store.getState().reset()
  tickAfter(300_000)
  expect(tickers.size).toBe(0)
  expect(on.soundAlarm).not.toHaveBeenCalled()
})

test('Reset after a link has set another length gives that length', () => {
  const { store } = runningTimer()
  store.getState().choose(600)
  store.getState().reset()
  expect(store.getState().draft.settings).toMatchObject({ minutes: 10 })
})

test('TI-16: leaving the page silences the alarm, and the end has been seen', async () => {
  const { on, timer, visitAndLeave, takeNoticeAway } = finishedTimer()
  expect(on.prefixTitle).toHaveBeenLastCalledWith("Time's Up!")
  await visitAndLeave()
  expect(on.silenceAlarm).toHaveBeenCalled()
  expect(timer()).toMatchObject({ phase: 'finished', isSeen: true })
  expect(on.prefixTitle).toHaveBeenLastCalledWith(null)
  expect(takeNoticeAway).toHaveBeenCalledOnce()
  await visitAndLeave()
  expect(on.soundAlarm).toHaveBeenCalledOnce()
  expect(on.notify).toHaveBeenCalledOnce()
})

test('leaving and coming back in one go, as React may, leaves the alarm on', async () => {
  const { on, store } = finishedTimer()
  store.getState().mounted()()
  store.getState().mounted()
  await Promise.resolve()
  expect(on.silenceAlarm).not.toHaveBeenCalled()
})

test('TI-23: it runs on and rings after its page was left', async () => {
  const { on, timer, tickAfter, visitAndLeave } = runningTimer()
  await visitAndLeave()
  tickAfter(300_000)
  expect(timer().phase).toBe('finished')
  expect(on.soundAlarm).toHaveBeenCalledOnce()
  expect(on.silenceAlarm).toHaveBeenCalledBefore(on.soundAlarm)
})

test('TI-20: permission is asked for on the first visit of the page and again on Start', () => {
  device()
  const { on, store } = tab()
  store.getState().mounted()()
  store.getState().mounted()()
  expect(on.askToNotify).toHaveBeenCalledOnce()
  store.getState().start()
  expect(on.askToNotify).toHaveBeenCalledTimes(2)
})

test('the alarm is unlocked by the start, not by a refused one', () => {
  device()
  const { on, store } = tab()
  store.getState().change('minutes', '0')
  store.getState().start()
  expect(on.unlockAlarm).not.toHaveBeenCalled()
  store.getState().choose(300)
  store.getState().start()
  expect(on.unlockAlarm).toHaveBeenCalledOnce()
})

test('TI-44: minutes are added to what is on the large clock; a finished timer runs for them', () => {
  const { store, timer, on, tickAfter } = runningTimer()
  const { addMinutes, reset } = store.getState()
  addMinutes(1)
  expect(timer()).toMatchObject({ totalMs: 360_000, setMs: 300_000 })
  tickAfter(360_000)
  addMinutes(5)
  expect(timer()).toMatchObject({ phase: 'running', leftMs: 300_000, setMs: 300_000 })
  expect(on.silenceAlarm).toHaveBeenCalledOnce()
  reset()
  addMinutes(1)
  expect(store.getState().draft.settings).toEqual({ hours: 0, minutes: 5, seconds: 0 })
})

test('a quick entry starts in place of a timer that has finished', () => {
  const { store, timer, on } = finishedTimer()
  store.getState().begin({ seconds: 90, name: '' }, 'instead')
  expect(timer()).toMatchObject({ phase: 'running', ...ofLength(90_000) })
  expect(store.getState().timers).toHaveLength(1)
  expect(on.silenceAlarm).toHaveBeenCalledOnce()
})

test('an alarm that goes on for another timer is not ended by a start', () => {
  device()
  const { on, start, store, tickAfter } = tab()
  start(60, 'Tea')
  start(60, 'Eggs')
  tickAfter(60_000)
  on.unlockAlarm.mockClear()
  store.getState().begin({ seconds: 90, name: '' }, 'instead')
  expect(on.unlockAlarm).not.toHaveBeenCalled()
  expect(on.silenceAlarm).not.toHaveBeenCalled()
})

test('TI-55: what a link asks for while a timer is on starts as another timer, or in its place', () => {
  const { store, timer, beside } = runningTimer()
  const { ask, begin, dismissPending } = store.getState()
  ask(600)
  expect(store.getState()).toMatchObject({ pending: { seconds: 600 }, shown: 1 })
  expect(timer()).toMatchObject({ phase: 'running', totalMs: 300_000 })
  begin({ seconds: 600, name: '' }, 'beside')
  expect(store.getState().pending).toBe(null)
  expect(timer()).toMatchObject({ phase: 'running', totalMs: 600_000 })
  expect(beside()).toMatchObject([{ timer: { phase: 'running', totalMs: 300_000 } }])
  ask(60)
  begin({ seconds: 60, name: '' }, 'instead')
  expect(store.getState().timers).toMatchObject([
    { timer: { totalMs: 300_000 } },
    { timer: { totalMs: 60_000 } },
  ])
  ask(900)
  dismissPending()
  expect(store.getState().pending).toBe(null)
  expect(store.getState().draft.settings).toMatchObject({ minutes: 15 })
})

test('TI-55: a link takes the place of a timer that has ended, and waits for Start', () => {
  const { store, timer } = finishedTimer()
  store.getState().ask(600)
  expect(timer().phase).toBe('settings')
  expect(store.getState()).toMatchObject({ pending: null, draft: { settings: { minutes: 10 } } })
})
