import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { addMinute, repeatTimer } from '../../../src/tools/countdown-timer/domain/more-time'
import type { KeptTimers } from '../../../src/tools/countdown-timer/domain/timers'
import type { FinishedTimer } from '../../../src/tools/countdown-timer/domain/timer'
import { repeat } from '../../../src/tools/countdown-timer/store-end'
import { othersState } from '../../../src/tools/countdown-timer/store-others-state'
import { keepOthers } from '../../../src/tools/countdown-timer/store-others-kept'
import { timerFixture } from '../../support/timer-fixture'

function several() {
  const fixture = timerFixture()
  const large = fixture.store
  const onEnd = vi.fn()
  const more = createStore(othersState(large, { ...fixture.on, onEnd }))
  /** Starts a timer of so many seconds on the large clock. */
  function start(seconds: number, name: string) {
    large.getState().choose(seconds)
    more.getState().rename(name)
    large.getState().start()
  }
  return { ...fixture, large, more, start, onEnd }
}

const names = ({ more }: ReturnType<typeof several>) =>
  more.getState().others.map(({ name }) => name)

test('TI-40: a timer put aside goes on, and comes back to the large clock', () => {
  const all = several()
  const { large, more, start, tickAfter } = all
  start(300, 'Tea')
  expect(more.getState().putAside()).toBe(true)
  expect(large.getState()).toMatchObject({ timer: { phase: 'settings' }, name: '', notice: null })
  start(600, 'Cake')
  tickAfter(60_000)
  const [tea] = more.getState().others
  expect(tea?.timer).toMatchObject({ phase: 'running', leftMs: 240_000 })
  more.getState().enlarge(tea?.id ?? 0)
  expect(large.getState()).toMatchObject({ name: 'Tea', timer: { leftMs: 240_000 } })
  expect(names(all)).toEqual(['Cake'])
  expect(more.getState().others[0]?.timer).toMatchObject({ leftMs: 540_000 })
})

test('a timer that comes back has the length that was set, without an added minute', () => {
  const { large, more, start, clocks } = several()
  start(300, 'Tea')
  const { timer, show } = large.getState()
  if (timer.phase !== 'settings') show(addMinute(timer, clocks))
  more.getState().putAside()
  more.getState().enlarge(more.getState().others[0]?.id ?? 0)
  large.getState().reset()
  expect(large.getState().settings).toEqual({ hours: 0, minutes: 5, seconds: 0 })
})

test('TI-41: a timer that ends comes to the large clock and rings with its name', () => {
  const all = several()
  const { large, more, start, tickAfter, on } = all
  start(60, 'Tea')
  more.getState().putAside()
  start(600, 'Cake')
  tickAfter(60_000)
  expect(large.getState()).toMatchObject({ name: 'Tea', timer: { phase: 'finished' } })
  expect(names(all)).toEqual(['Cake'])
  expect(on.soundAlarm).toHaveBeenCalledOnce()
  expect(on.notify.mock.lastCall?.join()).toContain('Tea')
})

test.each([60, 90])('after timers of 60 and %i s the fields are as before them', (last) => {
  const { large, more, start, tickAfter } = several()
  for (const seconds of [60, last]) {
    start(seconds, 'Tea')
    more.getState().putAside()
  }
  large.getState().choose(7200)
  tickAfter(60_000)
  tickAfter(30_000)
  large.getState().reset()
  expect(large.getState()).toMatchObject({ name: '', settings: { hours: 2, minutes: 0 } })
})

test('what the fields held is not there after a timer that the visitor has shown large since', () => {
  const { large, more, start, tickAfter } = several()
  start(60, 'Tea')
  more.getState().putAside()
  start(600, 'Cake')
  more.getState().putAside()
  large.getState().choose(7200)
  tickAfter(60_000)
  more.getState().enlarge(more.getState().others[0]?.id ?? 0)
  large.getState().reset()
  expect(large.getState()).toMatchObject({ name: 'Cake', settings: { hours: 0, minutes: 10 } })
})

test('a timer that comes by itself may repeat; what the fields held is there after its rounds', () => {
  const { large, more, start, tickAfter, onEnd, clocks } = several()
  onEnd.mockImplementation((ended: FinishedTimer) =>
    large.getState().show(repeatTimer(ended, clocks)),
  )
  start(60, 'Tea')
  more.getState().putAside()
  large.getState().choose(7200)
  tickAfter(60_000)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(large.getState()).toMatchObject({ name: 'Tea', timer: { phase: 'running' } })
  large.getState().reset()
  expect(large.getState().settings).toEqual({ hours: 2, minutes: 0, seconds: 0 })
})

test('timers that end in one tick are all repeated, where that is chosen', () => {
  const { large, more, start, tickAfter, onEnd, on } = several()
  const end = { ...on, schedule: () => vi.fn(), every: () => vi.fn() }
  onEnd.mockImplementation((ended: FinishedTimer) => repeat(large, ended, end))
  for (const name of ['Tea', 'Eggs', 'Cake']) {
    start(60, name)
    more.getState().putAside()
  }
  tickAfter(60_000)
  expect(on.notify).toHaveBeenCalledTimes(3)
  const { timer } = large.getState()
  const all = [timer, ...more.getState().others.map((each) => each.timer)]
  expect(all).toMatchObject(
    [60_000, 60_000, 60_000].map((leftMs) => ({ phase: 'running', leftMs })),
  )
})

test('a name given to the next timer outlasts one that came by itself', () => {
  const { large, more, start, tickAfter } = several()
  const kept = vi.fn()
  keepOthers(large, more, {
    readClocks: () => ({ monotonicMs: 0, wallMs: 0 }),
    readKept: () => null,
    keep: kept,
    onChangeInOtherTab: vi.fn(),
  })
  start(60, 'Tea')
  more.getState().putAside()
  more.getState().rename('Cake')
  tickAfter(60_000)
  expect(large.getState().name).toBe('Tea')
  large.getState().reset()
  expect(large.getState().name).toBe('Cake')
  expect(kept).toHaveBeenLastCalledWith({ name: 'Cake', others: [] })
})

test('an end that the visitor has put aside draws no attention again, nor at the next visit', () => {
  const device: { kept: KeptTimers | null } = { kept: null }
  const { large, more, start, tickAfter, on } = visit(device)
  start(60, 'Tea')
  tickAfter(60_000)
  more.getState().putAside()
  start(60, 'Cake')
  tickAfter(60_000)
  more.getState().enlarge(more.getState().others[0]?.id ?? 0)
  expect(large.getState()).toMatchObject({ name: 'Tea', timer: { phase: 'finished' } })
  expect(on.soundAlarm).toHaveBeenCalledTimes(2)
  expect(on.notify).toHaveBeenCalledTimes(2)
  expect(on.prefixTitle).toHaveBeenLastCalledWith(null)
  expect(visit(device).large.getState().timer).toEqual({ phase: 'settings' })
})

test('TI-39: there are 12 timers at most', () => {
  const { large, more, start } = several()
  for (let timer = 1; timer <= 12; timer++) {
    start(600, `${timer}`)
    expect(more.getState().putAside()).toBe(timer < 12)
  }
  expect(more.getState().others).toHaveLength(11)
  expect(large.getState()).toMatchObject({ name: '12', timer: { phase: 'running' } })
})

test('paused, resumed and removed, a timer stops and frees its worker', () => {
  const { more, start, tickAfter, tickers } = several()
  start(60, 'Tea')
  more.getState().putAside()
  const id = more.getState().others[0]?.id ?? 0
  more.getState().toggle(id)
  expect(tickers.size).toBe(0)
  tickAfter(90_000)
  more.getState().toggle(id)
  expect(more.getState().others[0]?.timer).toMatchObject({ phase: 'running', leftMs: 60_000 })
  more.getState().remove(id)
  expect(more.getState().others).toEqual([])
  expect(tickers.size).toBe(0)
})

/** Another visit to the same device. */
function visit(device: { kept: KeptTimers | null }) {
  const all = several()
  const keep = vi.fn((kept: KeptTimers | null) => void (device.kept = kept))
  const inOtherTab = new Set<() => void>()
  keepOthers(all.large, all.more, {
    readClocks: all.on.readClocks,
    readKept: () => device.kept,
    keep,
    onChangeInOtherTab: (_key, act) => void inOtherTab.add(act),
  })
  return { ...all, keep, inOtherTab }
}

test('all timers are there at the next visit; the device is not written to every second', () => {
  const device: { kept: KeptTimers | null } = { kept: null }
  const first = visit(device)
  first.start(300, 'Tea')
  first.more.getState().putAside()
  first.start(600, 'Cake')
  const { length } = first.keep.mock.calls
  for (let second = 0; second < 10; second++) first.tickAfter(1000)
  expect(first.keep).toHaveBeenCalledTimes(length)
  const second = visit(device)
  expect(names(second)).toEqual(['Tea'])
  expect(second.large.getState().name).toBe('Cake')
})

test('what was kept is forgotten with the last of several timers', () => {
  const device: { kept: KeptTimers | null } = { kept: null }
  const { start, more, large } = visit(device)
  start(300, 'Tea')
  more.getState().putAside()
  expect(device.kept).not.toBeNull()
  more.getState().remove(more.getState().others[0]?.id ?? 0)
  expect(device.kept).toBeNull()
  start(300, 'Tea')
  large.getState().reset()
  expect(large.getState().name).toBe('')
  expect(device.kept).toBeNull()
})

test('a timer that ended while the page was closed stands on the large clock', () => {
  const device: { kept: KeptTimers | null } = { kept: null }
  const first = visit(device)
  first.start(60, 'Tea')
  first.more.getState().putAside()
  const [tea] = device.kept?.others ?? []
  if (tea?.timer.phase === 'running') tea.timer.keptAtMs -= 120_000
  const second = visit(device)
  expect(second.large.getState()).toMatchObject({ name: 'Tea', timer: { phase: 'finished' } })
  expect(device.kept?.others).toEqual([])
})

test('the timers of another tab are taken over, and not kept once more, nor at their end', () => {
  const device: { kept: KeptTimers | null } = { kept: null }
  const [here, there] = [visit(device), visit(device)]
  there.start(300, 'Tea')
  there.more.getState().putAside()
  for (const act of here.inOtherTab) act()
  expect(names(here)).toEqual(['Tea'])
  here.large.setState({ isSilent: true })
  here.tickAfter(300_000)
  expect(here.keep).not.toHaveBeenCalled()
})
