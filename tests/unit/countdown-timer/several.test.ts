import { expect, test } from 'vitest'
import { device, tab } from '../../support/timer-fixture'

function several() {
  device()
  const page = tab()
  const { store } = page
  return {
    ...store.getState(),
    ...page,
    names: () => page.beside().map(({ name }) => name),
    draft: () => store.getState().draft,
  }
}

test('TI-40: a timer put aside goes on, and comes back to the large clock', () => {
  const { store, start, putAside, enlarge, timer, name, names, tickAfter, beside, idOf } = several()
  start(300, 'Tea')
  putAside()
  expect(timer().phase).toBe('settings')
  expect(store.getState()).toMatchObject({ notice: null, draft: { name: '' } })
  start(600, 'Cake')
  tickAfter(60_000)
  expect(beside()).toMatchObject([{ name: 'Tea', timer: { phase: 'running', leftMs: 240_000 } }])
  enlarge(idOf('Tea'))
  expect([name(), names()]).toEqual(['Tea', ['Cake']])
  expect(timer()).toMatchObject({ leftMs: 240_000 })
  expect(beside()).toMatchObject([{ timer: { leftMs: 540_000 } }])
})

test('after a timer that the visitor has shown large the fields have its length, without an added minute', () => {
  const { start, addMinutes, putAside, choose, enlarge, reset, draft, idOf } = several()
  start(600, 'Cake')
  addMinutes(1)
  putAside()
  choose(7200)
  enlarge(idOf('Cake'))
  reset()
  expect(draft()).toMatchObject({ name: '', settings: { hours: 0, minutes: 10, seconds: 0 } })
})

test('TI-41: a timer that ends comes to the large clock and rings with its name', () => {
  const { start, tickAfter, on, name, names, timer } = several()
  start(60, 'Tea')
  start(600, 'Cake')
  tickAfter(60_000)
  expect([name(), timer().phase, names()]).toEqual(['Tea', 'finished', ['Cake']])
  expect(on.soundAlarm).toHaveBeenCalledOnce()
  expect(on.notify.mock.lastCall?.join()).toContain('Tea')
  expect(on.showSiteNotice.mock.lastCall?.[0].text).toBe("Tea: Time's Up!")
})

test('TI-52: of several timers one without a name rings by its length', () => {
  const { start, tickAfter, on, reset } = several()
  start(60)
  start(63)
  tickAfter(70_000)
  expect(on.showSiteNotice.mock.lastCall?.[0].text).toBe("1 minute 3 seconds: Time's Up!")
  reset()
  expect(on.showSiteNotice.mock.lastCall?.[0].text).toBe("Time's Up!")
})

test('after it New Timer gives the fields, and what was on the clock goes on beside them', () => {
  const { start, tickAfter, reset, timer, names } = several()
  start(60, 'Tea')
  start(600, 'Cake')
  tickAfter(60_000)
  reset()
  expect([timer().phase, names()]).toEqual(['settings', ['Cake']])
})

test.each([60, 90])('after timers of 60 and %i s the fields are as before them', (last) => {
  const { store, start, putAside, choose, tickAfter, reset, draft, name } = several()
  start(60, 'Tea')
  start(last, 'Eggs')
  putAside()
  choose(7200)
  store.setState({ draft: { ...draft(), name: 'Cake' } })
  tickAfter(60_000)
  tickAfter(30_000)
  expect(name()).toBe('Eggs')
  reset()
  reset()
  expect(draft()).toMatchObject({ name: 'Cake', settings: { hours: 2, minutes: 0 } })
})

test('an end that the visitor has put aside draws no attention again, nor at the next visit', () => {
  const { start, tickAfter, on, name, enlarge, idOf } = several()
  start(60, 'Tea')
  tickAfter(60_000)
  start(60, 'Cake')
  tickAfter(60_000)
  enlarge(idOf('Tea'))
  expect(name()).toBe('Tea')
  expect(on.soundAlarm).toHaveBeenCalledTimes(2)
  expect(on.notify).toHaveBeenCalledTimes(2)
  expect(on.prefixTitle).toHaveBeenLastCalledWith(null)
  const next = tab()
  expect(next.on.soundAlarm).not.toHaveBeenCalled()
})

test('TI-39: there are 12 timers at most', () => {
  const { store, start, putAside, name } = several()
  for (let timer = 1; timer <= 12; timer++) start(600, `${timer}`)
  putAside()
  expect(store.getState().timers).toHaveLength(12)
  expect(name()).toBe('12')
})

test('paused, resumed and removed, a timer beside the clock stops and frees its worker', () => {
  const { start, putAside, beside, toggle, remove, idOf, tickers, tickAfter, store } = several()
  start(60, 'Tea')
  putAside()
  toggle(idOf('Tea'))
  expect(tickers.size).toBe(0)
  tickAfter(90_000)
  toggle(idOf('Tea'))
  expect(beside()).toMatchObject([{ timer: { phase: 'running', leftMs: 60_000 } }])
  expect(store.getState().notice).toBe(null)
  remove(idOf('Tea'))
  expect([beside(), tickers.size]).toEqual([[], 0])
})
