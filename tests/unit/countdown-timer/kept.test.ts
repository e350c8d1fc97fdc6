import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fromKept,
  isSameTimer,
  parseKept,
  toKept,
} from '../../../src/tools/countdown-timer/domain/kept'
import { advance, pauseTimer, startTimer } from '../../../src/tools/countdown-timer/domain/timer'
import { ofLength } from '../../support/timer-length'

const NOON = Date.UTC(2026, 2, 4, 12)
const MINUTE = 60_000

/** The monotonic clock begins anew with each page. */
const firstVisit = (ms: number) => ({ monotonicMs: 5000 + ms, wallMs: NOON + ms })
const nextVisit = (wallMs: number) => ({ monotonicMs: 70, wallMs })

const started = startTimer(5 * MINUTE, firstVisit(0))

function returned(wallMs: number) {
  const kept = parseKept(JSON.parse(JSON.stringify(toKept(started, firstVisit(MINUTE)))))
  return kept && fromKept(kept, nextVisit(wallMs))
}

test('TI-33: a running timer goes on while the page is closed', () => {
  expect(returned(NOON + 2 * MINUTE)).toMatchObject({ phase: 'running', leftMs: 3 * MINUTE })
  const timer = returned(NOON + 2 * MINUTE)
  if (timer?.phase !== 'running') throw new Error('not running')
  const later = { monotonicMs: 70 + 3 * MINUTE, wallMs: NOON + 5 * MINUTE }
  expect(advance(timer, later)).toMatchObject({ phase: 'finished', totalMs: 5 * MINUTE })
})

test('a timer that ended while the page was closed has finished when it was due', () => {
  expect(returned(NOON + 8 * MINUTE)).toEqual({
    phase: 'finished',
    ...ofLength(5 * MINUTE),
    endedAtMs: NOON + 5 * MINUTE,
  })
})

test('whether an end was seen is read back', () => {
  const ended = { phase: 'finished', ...ofLength(1000), endedAtMs: NOON } as const
  const seen = { ...ended, isSeen: true } as const
  expect(parseKept(JSON.parse(JSON.stringify(seen)))).toEqual(seen)
  expect(parseKept({ ...ended, isSeen: 'yes' })).toEqual(ended)
  expect(isSameTimer(ended, seen)).toBe(false)
})

test('a clock set back while the page was closed gives no time back', () => {
  expect(returned(NOON - 60 * MINUTE)).toMatchObject({ leftMs: 4 * MINUTE })
})

test('a clock set forwards cannot be told from time that passed', () => {
  expect(returned(NOON + 24 * 60 * MINUTE)).toMatchObject({ phase: 'finished' })
})

test('TI-35: a day after its end a timer is forgotten', () => {
  expect(returned(NOON + 5 * MINUTE + 86_399_999)).not.toBe(null)
  expect(returned(NOON + 5 * MINUTE + 86_400_000)).toBe(null)
})

test('TI-34: a paused timer has as much left after any time', () => {
  const paused = pauseTimer(started, firstVisit(MINUTE))
  const kept = toKept(paused, firstVisit(2 * MINUTE))
  expect(kept && fromKept(kept, nextVisit(NOON + 1e9))).toEqual(paused)
})

test('without the length that was set, as earlier versions kept it, that is the whole length', () => {
  const kept = { phase: 'paused', totalMs: 2000, leftMs: 1000 }
  expect(parseKept(kept)).toEqual({ ...kept, setMs: 2000 })
})

test.each([
  null,
  'running',
  [],
  { phase: 'running' },
  { phase: 'running', totalMs: 1000, leftMs: 2000, keptAtMs: NOON },
  { phase: 'running', totalMs: 1000, leftMs: -1, keptAtMs: NOON },
  { phase: 'running', totalMs: 1000, leftMs: 500, keptAtMs: '12:00' },
  { phase: 'running', totalMs: 1e12, leftMs: 500, keptAtMs: NOON },
  { phase: 'finished', totalMs: 1000, endedAtMs: 1e300 },
  { phase: 'paused', totalMs: null, leftMs: null },
  { phase: 'settings', totalMs: 1000, leftMs: 500 },
])('what is no kept timer is not read: %j', (value) => {
  expect(parseKept(value)).toBe(null)
})

test('whatever is read back shows a time between 0 and its length', () => {
  const ms = fc.integer({ min: 1, max: 86_399_000 })
  const property = fc.property(ms, ms, fc.integer({ min: -1e9, max: 1e9 }), (a, b, away) => {
    const [leftMs = 0, totalMs = 0] = [a, b].toSorted((x, y) => x - y)
    const kept = parseKept({ phase: 'running', totalMs, leftMs, keptAtMs: NOON })
    const timer = kept && fromKept(kept, nextVisit(NOON + away))
    if (timer?.phase === 'running') expect(timer.leftMs).toBeLessThanOrEqual(leftMs)
    else expect(away).toBeGreaterThanOrEqual(leftMs)
  })
  fc.assert(property)
})

test('timers are the same that end at one moment, read in whichever tab', () => {
  const other = startTimer(5 * MINUTE, { monotonicMs: 900_000, wallMs: NOON + 300 })
  expect(isSameTimer(started, other)).toBe(true)
  expect(isSameTimer(started, startTimer(5 * MINUTE, firstVisit(2000)))).toBe(false)
  expect(isSameTimer(started, pauseTimer(started, firstVisit(0)))).toBe(false)
})

test('two timers of different lengths that end at one moment are two', () => {
  const ended = { phase: 'finished', ...ofLength(5 * MINUTE), endedAtMs: NOON } as const
  expect(isSameTimer(ended, { ...ended, endedAtMs: NOON + 200 })).toBe(true)
  expect(isSameTimer(ended, { ...ended, totalMs: MINUTE })).toBe(false)
})

test('a timer whose time is up, or that has slept, is kept so before the page notices', () => {
  const timer = startTimer(300_000, { monotonicMs: 0, wallMs: 1_000_000 })
  const ended = { phase: 'finished', ...ofLength(300_000), endedAtMs: 1_300_000 }
  const late = { monotonicMs: 300_100, wallMs: 1_300_100 }
  expect(parseKept(toKept(timer, late))).toEqual(ended)
  const awake = { monotonicMs: 1000, wallMs: 1_200_000 }
  expect(toKept(timer, awake)).toMatchObject({ leftMs: 100_000, keptAtMs: 1_200_000 })
})
