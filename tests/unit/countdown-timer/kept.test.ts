import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { device, kept, MINUTE, NOON, silentTab, storedIn, tab } from '../../support/timer-fixture'

beforeEach(() => device())

test('a timer is kept from its start, and no more once it is reset', () => {
  const { start, store } = tab()
  start(300, 'Tea')
  expect(storedIn('timers')).toMatchObject(kept.alone(kept.running(300_000, 300_000, NOON), 'Tea'))
  store.getState().toggle()
  expect(storedIn('timers')).toMatchObject({ timers: [{ timer: { phase: 'paused' } }] })
  store.getState().reset()
  expect(localStorage.getItem('nimble.timers')).toBe(null)
})

test('neither seconds nor ends are written', () => {
  const { start, tickAfter } = tab()
  start(60)
  const setItem = vi.spyOn(localStorage, 'setItem')
  for (let second = 0; second < 100; second++) tickAfter(1000)
  expect(setItem).not.toHaveBeenCalled()
  setItem.mockRestore()
})

test('a clock that is set back while the timer runs moves its kept end along', () => {
  const { start, clocks, tickAfter } = tab()
  start(300)
  clocks.wallMs -= 3_600_000
  tickAfter(MINUTE)
  expect(storedIn('timers')).toMatchObject({
    timers: [{ timer: { leftMs: 240_000, keptAtMs: NOON - 3_540_000 } }],
  })
})

test('TI-33, TI-34: the timers of an earlier visit go on, with their names and lengths', () => {
  device({
    timers: {
      timers: [
        { id: 3, name: 'Tea', timer: kept.running(600_000, 500_000, NOON - 100_000) },
        {
          id: 4,
          name: '',
          timer: { phase: 'paused', totalMs: 660_000, setMs: 600_000, leftMs: 1 },
        },
      ],
      shown: 3,
      name: 'Cake',
    },
  })
  const { store, timer, name, beside } = tab()
  expect(name()).toBe('Tea')
  expect(timer()).toMatchObject({ phase: 'running', totalMs: 600_000, leftMs: 400_000 })
  expect(beside()).toMatchObject([{ timer: { phase: 'paused', leftMs: 1 } }])
  store.getState().reset()
  expect(store.getState().draft).toMatchObject({ name: 'Cake', settings: { minutes: 10 } })
})

test('a clock set back while the page was closed gives no time back', () => {
  device({ timers: kept.alone(kept.running(300_000, 240_000, NOON + 3_600_000)) })
  expect(tab().timer()).toMatchObject({ leftMs: 240_000 })
})

test('whatever is read back shows a time between 0 and its length', () => {
  const ms = fc.integer({ min: 1, max: 86_399_000 })
  const property = fc.property(ms, ms, fc.integer({ min: -1e9, max: 1e9 }), (a, b, away) => {
    const [leftMs = 0, totalMs = 0] = [a, b].toSorted((x, y) => x - y)
    device({ timers: kept.alone(kept.running(totalMs, leftMs, NOON - away)) })
    const timer = silentTab().timer()
    if (timer.phase === 'running') expect(timer.leftMs).toBeLessThanOrEqual(leftMs)
    else expect(away).toBeGreaterThanOrEqual(leftMs)
  })
  fc.assert(property, { numRuns: 50 })
})

test('TI-35: a day after its end a timer is forgotten', () => {
  device({ timers: kept.alone(kept.end(NOON - 86_399_999)) })
  expect(tab().timer().phase).toBe('finished')
  device({ timers: kept.alone(kept.end(NOON - 86_400_000)) })
  expect(tab().timer().phase).toBe('settings')
})

test.each([
  7,
  'x',
  [],
  { timers: 'no' },
  kept.alone(null),
  kept.alone({ phase: 'running' }),
  kept.alone({ phase: 'running', totalMs: 1000, leftMs: 2000, keptAtMs: NOON }),
  kept.alone({ phase: 'running', totalMs: 1000, leftMs: -1, keptAtMs: NOON }),
  kept.alone({ phase: 'running', totalMs: 1000, leftMs: 500, keptAtMs: '12:00' }),
  kept.alone({ phase: 'running', totalMs: 1e12, leftMs: 500, keptAtMs: NOON }),
  kept.alone({ phase: 'finished', totalMs: 1000, endedAtMs: 1e300 }),
  kept.alone({ phase: 'paused', totalMs: null, leftMs: null }),
  kept.alone({ phase: 'settings', totalMs: 1000, leftMs: 500 }),
  { ...kept.alone(kept.end(NOON)), timers: [{ id: 'x', timer: kept.end(NOON) }, null] },
])('what is no kept timer is not read: %j', (timers) => {
  device({ timers })
  expect(tab().store.getState().timers).toEqual([])
})

test('of what is kept 12 timers are read, with names of 40 letters', () => {
  const timers = Array.from({ length: 20 }, (_, index) => ({
    id: index + 1,
    name: 'x'.repeat(90),
    timer: kept.end(NOON, { isSeen: true }),
  }))
  device({ timers: { timers, shown: 'x', name: 7 } })
  const { store } = tab()
  expect(store.getState()).toMatchObject({ shown: null, draft: { name: '' } })
  expect(store.getState().timers).toHaveLength(12)
  expect(store.getState().timers[0]?.name).toHaveLength(40)
})
