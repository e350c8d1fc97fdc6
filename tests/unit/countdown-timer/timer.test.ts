import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClockReading } from '../../../src/lib/clock-reading'
import { DEFAULT_SETTINGS } from '../../../src/tools/countdown-timer/domain/settings'
import {
  advance,
  endsAtMs,
  remainingSeconds,
  startTimer,
  type FinishedTimer,
  type RunningTimer,
} from '../../../src/tools/countdown-timer/domain/timer'

const NOON = Date.UTC(2026, 2, 4, 12)
const MINUTES = 60_000

/** Clocks `ms` after the start; the wall's was set forwards by `setBy` in between. */
const after = (ms: number, setBy = 0): ClockReading => ({
  monotonicMs: 5000 + ms,
  wallMs: NOON + ms + setBy,
})

const started = (totalMs = 5 * MINUTES) => startTimer(totalMs, after(0))

function goOn(timer: RunningTimer, ...readings: ClockReading[]): RunningTimer | FinishedTimer {
  let seen: RunningTimer | FinishedTimer = timer
  for (const reading of readings) {
    if (seen.phase === 'finished') break
    seen = advance(seen, reading)
  }
  return seen
}

const shown = (timer: RunningTimer | FinishedTimer) => remainingSeconds(timer, DEFAULT_SETTINGS)

test('it counts down 1 per second', () => {
  const seconds = [0, 1000, 2000, 3000].map((ms) => shown(goOn(started(), after(ms))))
  expect(seconds).toEqual([300, 299, 298, 297])
})

test('TI-29: a second that has begun is shown to its end', () => {
  const seconds = [1, 999, 1001].map((ms) => shown(goOn(started(), after(ms))))
  expect(seconds).toEqual([300, 300, 299])
})

test('TI-08: one look after 299 s shows 1 s', () => {
  expect(shown(goOn(started(), after(299_000)))).toBe(1)
})

test('at zero it is finished, not before', () => {
  expect(goOn(started(), after(299_999)).phase).toBe('running')
  expect(goOn(started(), after(300_000)).phase).toBe('finished')
})

test('a finished timer has the moment when its time was up, even if it was not read then', () => {
  const timer = goOn(started(), after(60 * MINUTES))
  expect(timer).toMatchObject({ endedAtMs: NOON + 5 * MINUTES })
})

test('TI-10: looks a minute apart show 4:00, 3:00, 2:00, 1:00 and the end', () => {
  const looks = [1, 2, 3, 4, 5].map((minutes) => after(minutes * MINUTES))
  const seconds = looks.map((_, index) => shown(goOn(started(), ...looks.slice(0, index + 1))))
  expect(seconds).toEqual([240, 180, 120, 60, 0])
})

test('TI-11: a wall clock that is set back changes nothing', () => {
  const timer = goOn(started(), after(1000), after(2000, -60 * MINUTES), after(3000, -60 * MINUTES))
  expect(timer).toMatchObject({ leftMs: 297_000 })
})

test('TI-12: a forward jump of the wall clock is time that passed in sleep', () => {
  const timer = goOn(started(10 * MINUTES), after(1000), after(2000, 3 * MINUTES))
  expect(timer).toMatchObject({ leftMs: 10 * MINUTES - 2000 - 3 * MINUTES })
  // By the wall clock it still ends when it was to end.
  expect(timer.phase === 'running' && endsAtMs(timer)).toBe(NOON + 10 * MINUTES)
})

test('a jump counts once, not at every look after it', () => {
  const jump = 3 * MINUTES
  const looks = [after(1000, jump), after(2000, jump), after(3000, jump)]
  expect(goOn(started(10 * MINUTES), ...looks)).toMatchObject({ leftMs: 7 * MINUTES - 3000 })
})

test('the end of the sleep that outlasts the timer is its end, at the time it was due', () => {
  const timer = goOn(started(), after(1000, 60 * MINUTES))
  expect(timer).toMatchObject({ phase: 'finished', endedAtMs: NOON + 5 * MINUTES })
})

test('clocks that run unevenly, below a second a look, do not hurry it', () => {
  const uneven = fc.array(fc.integer({ min: -900, max: 900 }), { minLength: 1, maxLength: 200 })
  const property = fc.property(uneven, (steps) => {
    let off = 0
    const looks = steps.map((step, index) => {
      // Uneven, but never running away for good.
      off = Math.max(-450, Math.min(450, off + step))
      return after((index + 1) * 1000, off)
    })
    expect(goOn(started(), ...looks)).toMatchObject({ leftMs: 300_000 - steps.length * 1000 })
  })
  fc.assert(property)
})

test('what is left never grows, whatever the wall clock does', () => {
  const looks = fc.array(
    fc.record({ ms: fc.integer({ min: 0, max: 5000 }), set: fc.integer({ min: -1e7, max: 1e5 }) }),
  )
  const property = fc.property(looks, (steps) => {
    let timer: RunningTimer | FinishedTimer = started(60 * MINUTES)
    let now = 0
    for (const { ms, set } of steps) {
      if (timer.phase === 'finished') return
      now += ms
      const before: number = timer.leftMs
      timer = advance(timer, after(now, set))
      expect(timer.phase === 'finished' || timer.leftMs <= before - ms).toBe(true)
    }
  })
  fc.assert(property)
})

test('before the start the clock shows the settings', () => {
  expect(remainingSeconds({ phase: 'settings' }, DEFAULT_SETTINGS)).toBe(300)
})
