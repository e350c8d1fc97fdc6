import { expect, test, vi } from 'vitest'
import type { KeptTimer } from '../../../src/tools/countdown-timer/domain/kept'
import { keepTimer, type KeepingBrowser } from '../../../src/tools/countdown-timer/store-kept'
import { timerFixture } from '../../support/timer-fixture'
import { ofLength } from '../../support/timer-length'

const NOON = Date.UTC(2026, 2, 4, 12)

interface Device {
  kept: KeptTimer | null
}

const nothing = () => {}

/** A tab of a device at noon; its store keeps its timer from the start, or when `keepNow` is called. */
function tab(device: Device = { kept: null }, { keepsAtOnce = true } = {}) {
  const fixture = timerFixture()
  let handleShare: (isOurs: boolean) => void = nothing
  let handleChange = nothing
  let handleHide = nothing
  let handleBack = nothing
  let handleTouch = nothing
  const takeAlarm = vi.fn()
  const on = {
    readClocks: () => ({ ...fixture.clocks }),
    readKept: () => device.kept,
    keep: vi.fn((kept: KeptTimer | null) => void (device.kept = kept)),
    onChangeInOtherTab: (_key: string, act: () => void) => void (handleChange = act),
    shareAmongTabs: (_name: string, onChange: (isOurs: boolean) => void) => {
      handleShare = onChange
      return takeAlarm
    },
    onPageHide: (act: () => void) => void (handleHide = act),
    onPageBack: (act: () => void) => void (handleBack = act),
    onFirstTouch: (act: () => void) => {
      handleTouch = act
      return nothing
    },
    soundAlarm: fixture.on.soundAlarm,
    unlockAlarm: fixture.on.unlockAlarm,
  } satisfies KeepingBrowser
  const keepNow = () => keepTimer(fixture.store, on)
  if (keepsAtOnce) keepNow()
  return {
    ...fixture,
    device,
    keep: on.keep,
    keepNow,
    takeAlarm,
    share: (isOurs: boolean) => handleShare(isOurs),
    change: () => handleChange(),
    hide: () => handleHide(),
    comeBack: () => handleBack(),
    touch: () => handleTouch(),
    timer: () => fixture.store.getState().timer,
  }
}

test('a timer is kept from its start, and no more once it is reset', () => {
  const { store, device } = tab()
  store.getState().start()
  expect(device.kept).toEqual({
    phase: 'running',
    ...ofLength(300_000),
    leftMs: 300_000,
    keptAtMs: NOON,
  })
  store.getState().pause()
  expect(device.kept).toEqual({ phase: 'paused', ...ofLength(300_000), leftMs: 300_000 })
  store.getState().reset()
  expect(device.kept).toBe(null)
})

test('a timer that was started before is kept too, and rings in this tab', () => {
  const late = tab({ kept: null }, { keepsAtOnce: false })
  late.store.getState().start()
  late.keepNow()
  expect(late.device.kept).toMatchObject({ phase: 'running' })
  expect(late.takeAlarm).toHaveBeenCalledOnce()
})

test('seconds are not written, nor a tick', () => {
  const { store, keep, tickAfter } = tab()
  store.getState().start()
  for (let second = 0; second < 100; second++) tickAfter(1000)
  expect(keep).toHaveBeenCalledOnce()
})

test('a clock that is set back while the timer runs moves its kept end along', () => {
  const { store, device, clocks, tickAfter } = tab()
  store.getState().start()
  clocks.wallMs -= 3_600_000
  tickAfter(60_000)
  expect(device.kept).toMatchObject({ leftMs: 240_000, keptAtMs: NOON - 3_540_000 })
})

test('the running timer of an earlier visit goes on', () => {
  const { timer, store } = tab({
    kept: { phase: 'running', ...ofLength(600_000), leftMs: 500_000, keptAtMs: NOON - 100_000 },
  })
  expect(timer()).toMatchObject({ phase: 'running', totalMs: 600_000, leftMs: 400_000 })
  expect(store.getState().settings).toEqual({ hours: 0, minutes: 10, seconds: 0 })
})

test('Reset of a timer of an earlier visit gives the length that was set, without an added minute', () => {
  const { store } = tab({
    kept: { phase: 'paused', totalMs: 660_000, setMs: 600_000, leftMs: 500_000 },
  })
  store.getState().reset()
  expect(store.getState().settings).toEqual({ hours: 0, minutes: 10, seconds: 0 })
})

test('what ended while the browser kept the page for the way back rings when it is back', () => {
  const page = tab()
  page.store.getState().start()
  page.share(true)
  page.tickAfter(200_000)
  page.share(false)
  page.tickAfter(200_000)
  expect(page.timer()).toMatchObject({ phase: 'finished' })
  expect(page.on.soundAlarm).not.toHaveBeenCalled()
  page.comeBack()
  page.share(true)
  expect(page.on.soundAlarm).toHaveBeenCalledOnce()
})

test('TI-36: what ended while the page was closed rings on return, and at the first touch where the browser wants one', () => {
  const page = tab({
    kept: { phase: 'running', ...ofLength(60_000), leftMs: 60_000, keptAtMs: NOON - 240_000 },
  })
  expect(page.timer()).toMatchObject({ phase: 'finished', endedAtMs: NOON - 180_000 })
  expect(page.on.soundAlarm).not.toHaveBeenCalled()
  page.share(true)
  expect(page.on.soundAlarm).toHaveBeenCalledOnce()
  page.touch()
  expect(page.on.soundAlarm).toHaveBeenCalledTimes(2)
})

test('a first touch that presses New Timer does not sound', () => {
  const page = tab({ kept: { phase: 'finished', ...ofLength(60_000), endedAtMs: NOON - 180_000 } })
  page.share(true)
  page.store.getState().reset()
  page.touch()
  expect(page.on.soundAlarm).toHaveBeenCalledOnce()
  expect(page.on.unlockAlarm).toHaveBeenCalledOnce()
})

test('an end that was seen is kept so: it rings no more on return, and stands in no title', async () => {
  const before = tab()
  before.share(true)
  before.store.getState().start()
  before.tickAfter(300_000)
  before.store.getState().visit()()
  await Promise.resolve()
  expect(before.device.kept).toMatchObject({ phase: 'finished', isSeen: true })
  const page = tab(before.device)
  page.share(true)
  page.touch()
  expect(page.timer().phase).toBe('finished')
  expect(page.on.soundAlarm).not.toHaveBeenCalled()
  expect(page.on.notify).not.toHaveBeenCalled()
  expect(page.on.prefixTitle).toHaveBeenLastCalledWith(null)
})

test('what ended more than an hour ago is shown without sound', () => {
  const page = tab({
    kept: { phase: 'finished', ...ofLength(60_000), endedAtMs: NOON - 3_600_001 },
  })
  page.share(true)
  page.touch()
  expect(page.timer().phase).toBe('finished')
  expect(page.on.soundAlarm).not.toHaveBeenCalled()
})

test('TI-37: of two tabs with one timer one rings, keeps the screen on and warns before it is closed', () => {
  const device: Device = { kept: null }
  const first = tab(device)
  first.share(true)
  first.store.getState().start()
  const second = tab(device)
  expect(second.timer()).toMatchObject({ phase: 'running', leftMs: 300_000 })
  expect([first.warnings.size, second.warnings.size]).toEqual([1, 0])
  first.tickAfter(300_000)
  second.tickAfter(300_000)
  expect([first.timer().phase, second.timer().phase]).toEqual(['finished', 'finished'])
  expect(first.on.soundAlarm).toHaveBeenCalledOnce()
  expect(second.on.soundAlarm).not.toHaveBeenCalled()
})

test('TI-38: a tab rings in place of the one that was closed while the timer ran', () => {
  const device: Device = { kept: null }
  tab(device).store.getState().start()
  const second = tab(device)
  second.tickAfter(10_000)
  second.share(true)
  expect(second.warnings.size).toBe(1)
  second.tickAfter(290_000)
  expect(second.on.soundAlarm).toHaveBeenCalledOnce()
})

test('a tab does not begin to ring when the one that rang is closed', () => {
  const device: Device = { kept: null }
  tab(device).store.getState().start()
  const second = tab(device)
  second.tickAfter(300_000)
  second.share(true)
  expect(second.on.soundAlarm).not.toHaveBeenCalled()
})

test('what another tab does with the timer is done in this one, and not written again', () => {
  const device: Device = { kept: null }
  const first = tab(device)
  first.share(true)
  first.store.getState().start()
  first.keep.mockClear()
  device.kept = { phase: 'paused', ...ofLength(300_000), leftMs: 200_000 }
  first.change()
  expect(first.timer()).toEqual(device.kept)
  device.kept = null
  first.change()
  expect(first.timer()).toEqual({ phase: 'settings' })
  expect(first.keep).not.toHaveBeenCalled()
})

test('the start is still announced when the tab becomes the one that rings', () => {
  const page = tab()
  page.store.getState().start()
  page.share(true)
  expect(page.store.getState().notice).toEqual({ kind: 'started', seconds: 300 })
})

test('the tab that resumes a timer rings', () => {
  const device: Device = { kept: { phase: 'paused', ...ofLength(300_000), leftMs: 200_000 } }
  const page = tab(device)
  expect(page.takeAlarm).not.toHaveBeenCalled()
  page.store.getState().resume()
  expect(page.takeAlarm).toHaveBeenCalledOnce()
})

test('the time left is kept once more when the page goes, by the tab that rings', () => {
  const { store, device, pass, hide, share } = tab()
  store.getState().start()
  share(true)
  pass(30_000)
  hide()
  expect(device.kept).toMatchObject({ leftMs: 270_000, keptAtMs: NOON + 30_000 })
  const silent = tab(device)
  silent.hide()
  expect(silent.keep).not.toHaveBeenCalled()
})
