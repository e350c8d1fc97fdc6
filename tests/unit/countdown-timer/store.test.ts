import { expect, test } from 'vitest'
import { finishedTimer, runningTimer, timerFixture } from '../../support/timer-fixture'
import { totalSeconds } from '../../../src/tools/countdown-timer/domain/settings'
import { remainingSeconds } from '../../../src/tools/countdown-timer/domain/timer'

const phaseOf = ({ store }: ReturnType<typeof timerFixture>) => store.getState().timer.phase

function shownBy({ store }: ReturnType<typeof timerFixture>) {
  const { timer, settings } = store.getState()
  return remainingSeconds(timer, settings)
}

test('TI-03: the settings are 0 h 5 min 0 s at first', () => {
  const { store } = timerFixture()
  expect(store.getState()).toMatchObject({
    settings: { hours: 0, minutes: 5, seconds: 0 },
    timer: { phase: 'settings' },
  })
})

test('TI-04: Start is refused when the total is 0', () => {
  const fixture = timerFixture()
  fixture.store.getState().change('minutes', '0')
  fixture.store.getState().start()
  expect(phaseOf(fixture)).toBe('settings')
  expect(fixture.tickers.size).toBe(0)
})

test('a field takes what was typed, within its limits', () => {
  const { store } = timerFixture()
  store.getState().change('hours', '24')
  store.getState().change('seconds', 'abc')
  expect(store.getState().settings).toEqual({ hours: 23, minutes: 5, seconds: 0 })
})

test('a step changes a field by one and stops at its limits', () => {
  const { store } = timerFixture()
  store.getState().step('minutes', 1)
  store.getState().step('seconds', -1)
  expect(store.getState().settings).toEqual({ hours: 0, minutes: 6, seconds: 0 })
})

test('TI-26: 90 minutes stay as typed until the field is left, then they are 1 h 30 min, and that is noted', () => {
  const { store } = timerFixture()
  store.getState().change('minutes', '90')
  expect(store.getState()).toMatchObject({ settings: { minutes: 90 }, correction: null })
  store.getState().leaveField()
  expect(store.getState()).toMatchObject({
    settings: { hours: 1, minutes: 30, seconds: 0 },
    correction: 'carried',
  })
  store.getState().leaveField()
  expect(store.getState().correction).toBe('carried')
  store.getState().change('seconds', '1')
  expect(store.getState().correction).toBe(null)
})

test('TI-27: more than 23:59:59 becomes that, whether the field is left or Enter starts', () => {
  const fixture = timerFixture()
  fixture.store.getState().change('hours', '23')
  fixture.store.getState().change('minutes', '999')
  fixture.store.getState().start()
  expect([phaseOf(fixture), shownBy(fixture)]).toEqual(['running', 86_399])
  expect(fixture.store.getState().correction).toBe('capped')
})

test.each([
  ['seconds', '3600', 3600, 'carried'],
  ['seconds', '86399', 86_399, 'carried'],
  ['seconds', '86400', 86_399, 'capped'],
  ['minutes', '1200', 72_000, 'carried'],
  ['minutes', '1440', 86_399, 'capped'],
  ['minutes', '9'.repeat(20), 86_399, 'capped'],
] as const)('%s alone may be the whole length: %s', (field, text, seconds, correction) => {
  const { store } = timerFixture()
  store.getState().choose(0)
  store.getState().change(field, text)
  store.getState().leaveField()
  expect(totalSeconds(store.getState().settings)).toBe(seconds)
  expect(store.getState().correction).toBe(correction)
})

test.each([
  ['minutes', '1.5', 60, 'carried'],
  ['minutes', '01,', 60, 'carried'],
  ['minutes', '1:30', 60, 'carried'],
  ['minutes', '1h30', 60, 'carried'],
  ['minutes', '１．５', 60, 'carried'],
  ['minutes', '1 30', 60, 'carried'],
  ['minutes', '10 min', 600, 'carried'],
  ['seconds', '10 min', 10, 'carried'],
  ['seconds', ' 7 ', 7, null],
  ['hours', '48', 82_800, 'capped'],
  ['hours', '23', 82_800, null],
] as const)(
  'what is read of %s typed as %s is noted at once where it is not all',
  (field, text, seconds, correction) => {
    const { store } = timerFixture()
    store.getState().choose(0)
    store.getState().change(field, text)
    expect(totalSeconds(store.getState().settings)).toBe(seconds)
    expect(store.getState().correction).toBe(correction)
    store.getState().leaveField()
    expect(store.getState().correction).toBe(correction)
  },
)

test('a step carries over first', () => {
  const { store } = timerFixture()
  store.getState().change('minutes', '90')
  store.getState().step('minutes', 1)
  expect(store.getState().settings).toEqual({ hours: 1, minutes: 31, seconds: 0 })
})

test('TI-06: a preset sets the inputs and does not start', () => {
  const fixture = timerFixture()
  fixture.store.getState().choose(7200)
  expect(fixture.store.getState().settings).toEqual({ hours: 2, minutes: 0, seconds: 0 })
  expect(phaseOf(fixture)).toBe('settings')
})

test('it runs after the start and shows what is left', () => {
  const fixture = runningTimer()
  expect([phaseOf(fixture), shownBy(fixture)]).toEqual(['running', 300])
  fixture.tickAfter(1000)
  expect(shownBy(fixture)).toBe(299)
})

test('between two seconds nothing changes, so that nothing is drawn', () => {
  const { store, tickAfter } = runningTimer()
  let changes = 0
  store.subscribe(() => changes++)
  for (let tick = 0; tick < 12; tick++) tickAfter(250)
  expect(changes).toBe(3)
})

test('a second start does nothing while it runs', () => {
  const fixture = runningTimer()
  fixture.tickAfter(1000)
  fixture.store.getState().start()
  expect([shownBy(fixture), fixture.tickers.size]).toEqual([299, 1])
})

test('TI-07: at zero it finishes once: an alarm, a notification, the finish style for 3 s', () => {
  const { on, tickers, tickAfter, ...fixture } = runningTimer()
  for (let second = 0; second < 310; second++) tickAfter(1000)
  expect(fixture.store.getState().timer.phase).toBe('finished')
  expect(on.soundAlarm).toHaveBeenCalledOnce()
  expect(on.notify).toHaveBeenCalledExactlyOnceWith(
    "Time's Up!",
    'Your timer of 5 minutes has finished.',
    'countdown-timer',
  )
  expect(on.addBodyClass).toHaveBeenCalledExactlyOnceWith('timer-finished', 3000)
  expect(tickers.size).toBe(0)
})

test('TI-32: a timer that has finished says so on other pages, where it can be stopped', () => {
  const { on, tickAfter, takeNoticeAway, ...fixture } = runningTimer()
  tickAfter(300_000)
  const [notice] = on.showSiteNotice.mock.calls.flat()
  expect(notice).toMatchObject({ text: "Time's Up!", path: '/countdown-timer' })
  notice?.act()
  expect(fixture.store.getState().timer.phase).toBe('settings')
  expect(on.silenceAlarm).toHaveBeenCalledOnce()
  expect(takeNoticeAway).toHaveBeenCalledOnce()
})

test('TI-09: it finishes exactly once on the first tick after an hour', () => {
  const fixture = runningTimer()
  fixture.tickAfter(3_600_000)
  fixture.tickAfter(1000)
  expect([phaseOf(fixture), shownBy(fixture)]).toEqual(['finished', 0])
  expect(fixture.on.soundAlarm).toHaveBeenCalledOnce()
})

test('TI-13: Pause stops the time, Resume restarts it', () => {
  const fixture = runningTimer()
  fixture.tickAfter(50_000)
  fixture.store.getState().pause()
  fixture.pass(600_000)
  expect([phaseOf(fixture), shownBy(fixture), fixture.tickers.size]).toEqual(['paused', 250, 0])
  fixture.store.getState().resume()
  expect([phaseOf(fixture), shownBy(fixture)]).toEqual(['running', 250])
  fixture.tickAfter(249_999)
  expect(phaseOf(fixture)).toBe('running')
  fixture.tickAfter(1)
  expect(phaseOf(fixture)).toBe('finished')
})

test('TI-14: after 20 pauses one ticker runs and no time is lost', () => {
  const fixture = runningTimer()
  for (let turn = 0; turn < 20; turn++) {
    fixture.pass(50)
    fixture.store.getState().pause()
    fixture.store.getState().resume()
  }
  expect([fixture.tickers.size, shownBy(fixture)]).toEqual([1, 299])
})

test('a pause after the time is up finishes instead', () => {
  const fixture = runningTimer()
  fixture.pass(300_001)
  fixture.store.getState().pause()
  expect(phaseOf(fixture)).toBe('finished')
  expect(fixture.on.soundAlarm).toHaveBeenCalledOnce()
})

test.each(['pause', 'resume'] as const)('%s does nothing in the settings', (action) => {
  const fixture = timerFixture()
  fixture.store.getState()[action]()
  expect(phaseOf(fixture)).toBe('settings')
})

test('TI-15: Reset and New Timer return to the settings and silence the alarm', () => {
  const fixture = finishedTimer()
  expect(fixture.on.silenceAlarm).not.toHaveBeenCalled()
  fixture.store.getState().reset()
  expect([phaseOf(fixture), shownBy(fixture)]).toEqual(['settings', 300])
  expect(fixture.on.silenceAlarm).toHaveBeenCalledOnce()
  expect(fixture.removeBodyClass).toHaveBeenCalledOnce()
})

test('Reset of a running timer ends its ticks', () => {
  const fixture = runningTimer()
  fixture.store.getState().reset()
  fixture.tickAfter(300_000)
  expect([phaseOf(fixture), fixture.tickers.size]).toEqual(['settings', 0])
  expect(fixture.on.soundAlarm).not.toHaveBeenCalled()
})
