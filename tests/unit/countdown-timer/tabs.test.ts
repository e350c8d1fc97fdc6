import { beforeEach, expect, test, vi } from 'vitest'
import {
  changeInOtherTab,
  device,
  kept,
  MINUTE,
  NOON,
  silentTab,
  storedIn,
  tab,
} from '../../support/timer-fixture'

beforeEach(() => device())

test('TI-36: what ended while the page was closed stands on the large clock, and rings on return', () => {
  device({
    timers: {
      timers: [
        { id: 1, name: 'Tea', timer: kept.running(MINUTE, MINUTE, NOON - MINUTE - 59_000) },
        { id: 2, name: 'Cake', timer: kept.running(600_000, 600_000, NOON) },
      ],
      shown: 2,
      name: '',
    },
  })
  const page = silentTab()
  expect(page.name()).toBe('Tea')
  expect(page.timer()).toMatchObject({ phase: 'finished', endedAtMs: NOON - 59_000 })
  expect(page.on.soundAlarm).not.toHaveBeenCalled()
  page.share(true)
  expect(page.on.soundAlarm).toHaveBeenCalledOnce()
  // Where the browser wants one.
  page.touch()
  expect(page.on.soundAlarm).toHaveBeenCalledTimes(2)
})

test('a first touch that presses New Timer does not sound', () => {
  device({ timers: kept.alone(kept.end(NOON - 59_000)) })
  const page = tab()
  page.store.getState().reset()
  page.touch()
  expect(page.on.soundAlarm).toHaveBeenCalledOnce()
})

test('the first touch unlocks the alarm of a timer of an earlier visit', () => {
  device({ timers: kept.alone(kept.running(MINUTE, MINUTE, NOON)) })
  const page = tab()
  page.touch()
  expect(page.on.unlockAlarm).toHaveBeenCalledOnce()
})

test('what ended while the browser kept the page for the way back rings when it is back', () => {
  const page = tab()
  page.start(300)
  page.tickAfter(200_000)
  page.share(false)
  page.tickAfter(130_000)
  expect(page.timer().phase).toBe('finished')
  expect(page.on.soundAlarm).not.toHaveBeenCalled()
  page.comeBack()
  page.share(true)
  expect(page.on.soundAlarm).toHaveBeenCalledOnce()
})

test('an end that was seen rings no more on return, and stands in no title', async () => {
  const before = tab()
  before.start(300)
  before.tickAfter(300_000)
  await before.visitAndLeave()
  const page = tab()
  page.touch()
  expect(page.timer().phase).toBe('finished')
  expect(page.on.soundAlarm).not.toHaveBeenCalled()
  expect(page.on.notify).not.toHaveBeenCalled()
  expect(page.on.prefixTitle).toHaveBeenLastCalledWith(null)
})

test('TI-50: what ended over a minute before the visitor returns is shown without sound', () => {
  device({ timers: kept.alone(kept.end(NOON - 60_001)) })
  const page = tab()
  page.touch()
  expect(page.timer().phase).toBe('finished')
  expect(page.on.soundAlarm).not.toHaveBeenCalled()
})

test('TI-37: of two tabs with one timer one rings', () => {
  const first = tab()
  first.start(300)
  const second = silentTab()
  expect(second.timer()).toMatchObject({ phase: 'running', leftMs: 300_000 })
  second.tickAfter(300_000)
  first.tickAfter(300_000)
  expect([first.timer().phase, second.timer().phase]).toEqual(['finished', 'finished'])
  expect(first.on.soundAlarm).toHaveBeenCalledOnce()
  expect(second.on.soundAlarm).not.toHaveBeenCalled()
})

test('an end in a tab that does not ring brings no timer back that was reset elsewhere', () => {
  const first = tab()
  first.start(300)
  const late = silentTab()
  first.store.getState().reset()
  late.tickAfter(300_000)
  expect(storedIn('timers')).toBe(null)
})

test('TI-38: a tab rings in place of the one that was closed while the timer ran', () => {
  tab().start(300)
  const second = silentTab()
  second.tickAfter(10_000)
  second.share(true)
  second.tickAfter(290_000)
  expect(second.on.soundAlarm).toHaveBeenCalledOnce()
})

test('a tab does not begin to ring when the one that rang is closed', () => {
  tab().start(300)
  const second = silentTab()
  second.tickAfter(300_000)
  second.share(true)
  expect(second.on.soundAlarm).not.toHaveBeenCalled()
})

test('what another tab does with the timers is done in this one, and not written again', () => {
  const { start, timer, name, store } = tab()
  start(300)
  const paused = kept.paused(300_000, 200_000)
  device({ timers: kept.alone(paused, 'Tea') })
  const setItem = vi.spyOn(localStorage, 'setItem')
  changeInOtherTab('timers')
  expect([timer(), name()]).toEqual([paused, 'Tea'])
  localStorage.clear()
  changeInOtherTab('timers')
  expect(store.getState().timers).toEqual([])
  expect(setItem).not.toHaveBeenCalled()
  setItem.mockRestore()
})

test('a pause of two seconds in another tab moves the end in this one', () => {
  const { start, timer } = tab()
  start(300)
  device({ timers: kept.alone(kept.running(300_000, 300_000, NOON + 2000)) })
  changeInOtherTab('timers')
  expect(timer()).toMatchObject({ phase: 'running', leftMs: 300_000 })
  device({ timers: kept.alone(kept.running(300_000, 298_000, NOON)) })
  changeInOtherTab('timers')
  expect(timer()).toMatchObject({ phase: 'running', leftMs: 298_000 })
})

test('a timer that repeats goes on in the tabs that do not ring as the one that does has it', () => {
  device({ 'settings.countdown-timer': { repeats: true } })
  const first = tab()
  first.start(MINUTE / 1000)
  const second = silentTab()
  second.tickAfter(MINUTE)
  expect(second.timer().phase).toBe('finished')
  first.tickAfter(MINUTE)
  changeInOtherTab('timers')
  expect(second.timer()).toMatchObject({ phase: 'running', leftMs: MINUTE })
  expect(second.on.soundAlarm).not.toHaveBeenCalled()
})

test('the start is still announced when the tab becomes the one that rings', () => {
  const page = silentTab()
  page.start(300)
  page.share(true)
  expect(page.store.getState().notice).toEqual({ kind: 'started', seconds: 300 })
})

test('the tab rings in which a timer is started or resumed', () => {
  device({ timers: kept.alone(kept.paused(MINUTE, 1000)) })
  const page = silentTab()
  expect(page.on.takeAlarm).not.toHaveBeenCalled()
  page.store.getState().toggle()
  expect(page.on.takeAlarm).toHaveBeenCalledOnce()
})

test('TI-51: the alarm can be stopped in a tab that does not ring, whose title shows the end too', () => {
  const first = tab()
  first.start(60, 'Tea')
  const second = silentTab()
  first.tickAfter(MINUTE)
  second.tickAfter(MINUTE)
  expect(second.on.prefixTitle).toHaveBeenLastCalledWith("Time's Up!")
  const [notice] = second.on.showSiteNotice.mock.calls.flat()
  expect(notice).toMatchObject({ text: "Tea: Time's Up!", action: 'Stop alarm' })
  notice?.act()
  changeInOtherTab('timers')
  expect(first.on.silenceAlarm).toHaveBeenCalledOnce()
  expect(first.timer().phase).toBe('settings')
})

test('TI-51: no tab offers to stop an alarm that sounds in none of them', () => {
  const first = tab()
  first.start(60, 'Tea')
  const [second, third] = [silentTab(), silentTab()]
  for (const each of [first, second, third]) each.tickAfter(MINUTE)
  // The first one is closed, and the second gets the alarm.
  first.share(false)
  second.share(true)
  changeInOtherTab('timers')
  expect(second.on.soundAlarm).not.toHaveBeenCalled()
  for (const each of [second, third])
    expect(each.on.showSiteNotice.mock.lastCall?.[0].action).toBe('OK')
})

test('TI-50: an end that was shown without sound stays silent while a later one rings, and after it', () => {
  device({
    timers: {
      timers: [
        { id: 1, name: 'Tea', timer: kept.end(NOON - 3 * MINUTE) },
        { id: 2, name: 'Eggs', timer: kept.running(MINUTE, MINUTE, NOON) },
      ],
      shown: 2,
      name: '',
    },
  })
  const page = tab()
  page.tickAfter(MINUTE)
  expect(page.on.soundAlarm).toHaveBeenCalledOnce()
  expect(page.on.notify.mock.calls.map(([title]: unknown[]) => title)).toEqual(["Eggs: Time's Up!"])
  page.store.getState().reset()
  expect(page.on.silenceAlarm).toHaveBeenCalledOnce()
  expect(page.on.showSiteNotice.mock.lastCall?.[0]).toMatchObject({
    text: "Tea: Time's Up!",
    action: 'OK',
  })
})

test('TI-50: an end that makes no sound any more is noted on other pages too, with nothing to stop', () => {
  device({ timers: kept.alone(kept.end(NOON - 3 * MINUTE), 'Tea') })
  const page = tab()
  expect(page.on.showSiteNotice.mock.lastCall?.[0]).toMatchObject({
    text: "Tea: Time's Up!",
    action: 'OK',
  })
  expect(page.on.notify).not.toHaveBeenCalled()
})

/** Tea and eggs have ended within seconds in the first tab of a device. */
function teaAndEggs() {
  const page = tab()
  page.start(60, 'Tea')
  page.start(63, 'Eggs')
  page.store.getState().putAside()
  page.tickAfter(MINUTE)
  page.tickAfter(3000)
  return page
}

test.each([
  ['in one visit', teaAndEggs],
  [
    'after a reload',
    () => {
      teaAndEggs()
      return tab({ openedAtMs: NOON + MINUTE + 9000 })
    },
  ],
])(
  'TI-52: of two timers that end within seconds each rings, and one press stops one: %s',
  (_, visit) => {
    const { on, store, name, timer } = visit()
    expect(new Set(on.notify.mock.calls.map(([title]: unknown[]) => title))).toEqual(
      new Set(["Eggs: Time's Up!", "Tea: Time's Up!"]),
    )
    expect(name()).toBe('Eggs')
    store.getState().reset()
    expect(name()).toBe('Tea')
    expect(on.silenceAlarm).not.toHaveBeenCalled()
    expect(on.showSiteNotice.mock.lastCall?.[0].text).toBe("Tea: Time's Up!")
    store.getState().reset()
    expect(on.silenceAlarm).toHaveBeenCalledOnce()
    expect(timer().phase).toBe('settings')
  },
)
