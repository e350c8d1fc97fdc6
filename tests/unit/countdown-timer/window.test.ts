import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ask } from '../../support/answer-modules'
import { device, NOON, tab } from '../../support/timer-fixture'

const { watchEnds, windowState } = await import('../../../src/tools/countdown-timer/live/state')
const { onText } = await import('../../../src/tools/countdown-timer/box/start-text')
const { noRoom } = await import('../../../src/tools/countdown-timer/live/texts.en')
const { openingOf } = await import('../../../src/tools/countdown-timer/opening')

const MOST = 12

/** A box's window over the timers of a tab. */
function box() {
  device()
  const page = tab()
  const { store } = page
  const window = createStore(windowState(store.getState, () => page.clocks.wallMs))
  const { change, start } = window.getState()
  return {
    ...store.getState(),
    ...page,
    shown: () => window.getState().id,
    change,
    stop: window.getState().stop,
    /** Asks in the box, and presses Start. */
    startAsked: (question: string) => {
      change(ask(question, { nowMs: page.clocks.wallMs }).answers[0]?.madeFrom ?? '')
      start()
    },
    names: () => store.getState().timers.map(({ name }) => name),
  }
}

test('TI-58: each timer that is asked for one after another starts beside the others, with its name', () => {
  const { startAsked, shown, store, idOf, tickAfter } = box()
  for (const question of ['tea timer 4 min', 'eggs 7 minutes', 'pizza timer 12 min']) {
    startAsked(question)
    tickAfter(1000)
  }
  expect(store.getState().timers).toMatchObject([
    { name: 'Tea', timer: { phase: 'running', totalMs: 240_000, leftMs: 237_000 } },
    { name: 'Eggs', timer: { phase: 'running', totalMs: 420_000, leftMs: 418_000 } },
    { name: 'Pizza', timer: { phase: 'running', totalMs: 720_000, leftMs: 719_000 } },
  ])
  expect(shown()).toBe(idOf('Pizza'))
})

test('TI-58: a timer stays in the window as long as its question does, and goes on after it', () => {
  const { startAsked, change, shown, names, idOf } = box()
  startAsked('tea timer 4 min')
  change('4m Tea')
  expect(shown()).toBe(idOf('Tea'))
  change('7m Eggs')
  expect([shown(), names()]).toEqual([null, ['Tea']])
  change('4m Tea')
  expect(shown()).toBeNull()
})

test('TI-58: once the window is closed no timer is in it, and all go on', () => {
  const { startAsked, stop, shown, names } = box()
  startAsked('tea timer 4 min')
  stop()
  expect([shown(), names()]).toEqual([null, ['Tea']])
})

test('TI-58: Start asks what each start asks for: the sound in the press, and notifications', () => {
  const { on, startAsked } = box()
  startAsked('timer 10 min')
  expect([on.unlockAlarm, on.askToNotify].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('TI-58: a time of day is reached to the second, however long the answer has stood', () => {
  const { change, clocks, store } = box()
  const window = createStore(windowState(store.getState, () => clocks.wallMs))
  change('')
  window.getState().change(`until ${NOON + 90_000}`)
  clocks.wallMs += 60_000
  window.getState().start()
  expect(store.getState().timers).toMatchObject([{ timer: { totalMs: 30_000 } }])
})

test('TI-39: where the timers are the most, Start in the window is refused', () => {
  const { startAsked, shown, names } = box()
  for (let count = 1; count <= MOST; count++) startAsked(`timer ${count} min`)
  const last = shown()
  startAsked('timer 50 min')
  expect(names()).toHaveLength(MOST)
  expect([last, shown()]).toEqual([MOST, null])
})

test('TI-61: a small ring brings its timer back into the window, and onto the large clock', () => {
  const { startAsked, change, shown, name, idOf } = box()
  startAsked('tea timer 4 min')
  startAsked('eggs 7 minutes')
  change(onText(idOf('Tea'), '4m Tea'))
  expect([shown(), name()]).toEqual([idOf('Tea'), 'Tea'])
})

test('TI-61: to bring one back silences no other whose time is up', () => {
  const { on, startAsked, change, shown, name, idOf, tickAfter } = box()
  startAsked('tea timer 4 min')
  startAsked('eggs 7 minutes')
  tickAfter(240_000)
  change(onText(idOf('Eggs'), '7m Eggs'))
  expect([shown(), name()]).toEqual([idOf('Eggs'), 'Tea'])
  expect(on.silenceAlarm).not.toHaveBeenCalled()
})

test('TI-61: once it was reset, Start starts its like', () => {
  const { startAsked, change, reset, store, idOf } = box()
  const window = createStore(windowState(store.getState, () => NOON))
  startAsked('tea timer 4 min')
  change('')
  window.getState().change(onText(idOf('Tea'), '4m Tea'))
  reset(idOf('Tea'))
  window.getState().start()
  expect(store.getState().timers).toMatchObject([{ name: 'Tea', timer: { setMs: 240_000 } }])
})

test('TI-61: a timer beside the large clock is reset and given time by itself', () => {
  const { start, reset, addMinutes, store, name, idOf } = box()
  start(240, 'Tea')
  start(420, 'Eggs')
  addMinutes(1, idOf('Tea'))
  expect(store.getState().timers).toMatchObject([
    { timer: { leftMs: 300_000 } },
    { timer: { leftMs: 420_000 } },
  ])
  reset(idOf('Tea'))
  expect([name(), store.getState().timers.length]).toEqual(['Eggs', 1])
})

test('TI-61: the page shows the timer that it is opened with large, and an end goes on to sound', () => {
  const { on, start, store, name, idOf, tickAfter } = box()
  start(240, 'Tea')
  start(420, 'Eggs')
  const open = openingOf(store.getState).openText ?? (() => null)
  open(onText(idOf('Tea'), '4m Tea'))
  expect(name()).toBe('Tea')
  tickAfter(240_000)
  open(onText(idOf('Tea'), '4m Tea'))
  expect([name(), on.silenceAlarm.mock.calls.length]).toEqual(['Tea', 0])
})

test('TI-32: while the box in view shows an end there is no notice beside it', () => {
  const { on, store, start, takeNoticeAway, tickAfter } = box()
  const away = watchEnds(store)
  start(60)
  tickAfter(60_000)
  expect(on.showSiteNotice).not.toHaveBeenCalled()
  away()
  expect(on.showSiteNotice).toHaveBeenCalledOnce()
  watchEnds(store)
  expect(takeNoticeAway).toHaveBeenCalledOnce()
})

test('TI-61: the box has room for timers as long as there are any', () => {
  const { on, start, reset } = box()
  start(60)
  reset()
  expect(on.showGoingOn.mock.calls).toEqual([[false], [true], [false]])
})

test('AN-21: several start together, the first in the window, and none where they have no room beside those that are on', () => {
  const { startAsked, shown, names, idOf, reset } = box()
  startAsked('tea 4 min, eggs 7 min, pizza 12 min')
  expect(names()).toEqual(['Tea', 'Eggs', 'Pizza'])
  expect(shown()).toBe(idOf('Tea'))
  startAsked('10 timers of 5 min')
  expect([shown(), names()]).toEqual([null, ['Tea', 'Eggs', 'Pizza']])
  reset(idOf('Tea'))
  startAsked('10 timers of 5 min')
  expect(names()).toHaveLength(MOST)
})

test.each([
  [0, 'All 12 timers are on, and more do not run at once. Reset one first.'],
  [1, 'Only 1 more timer fits: at most 12 run at once. Reset one, or start fewer.'],
  [2, 'Only 2 more timers fit: at most 12 run at once. Reset one, or start fewer.'],
])('TI-39: with room for %d the window says so', (room, sentence) => {
  expect(noRoom(room, MOST)).toBe(sentence)
})
