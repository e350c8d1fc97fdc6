import { expect, test } from 'vitest'
import {
  addMinutes,
  advance,
  isLongest,
  overSeconds,
  repeatTimer,
  startTimer,
  type FinishedTimer,
} from '../../../src/tools/countdown-timer/domain/timer'

const ofLength = (totalMs: number) => ({ totalMs, setMs: totalMs })

const NOON = Date.UTC(2026, 2, 4, 12)
const after = (ms: number) => ({ monotonicMs: 5000 + ms, wallMs: NOON + ms })
const ENDED: FinishedTimer = { phase: 'finished', ...ofLength(60_000), endedAtMs: NOON }

test('TI-44: a running timer ends a minute later', () => {
  const more = addMinutes(startTimer(300_000, after(0)), 1, after(100_000))
  expect(more).toMatchObject({ phase: 'running', totalMs: 360_000, leftMs: 260_000 })
  if (more.phase !== 'running') throw new Error('not running')
  expect(advance(more, after(359_999)).phase).toBe('running')
  expect(advance(more, after(360_000)).phase).toBe('finished')
})

test('a timer of 23:59:59 is the longest', () => {
  expect(isLongest({ phase: 'settings' })).toBe(false)
  const paused = { phase: 'paused', ...ofLength(86_399_000), leftMs: 86_398_000 } as const
  expect(isLongest(paused)).toBe(false)
  expect(isLongest({ ...paused, leftMs: 86_398_001 })).toBe(true)
  expect(isLongest(ENDED)).toBe(false)
})

test('a paused timer has a minute more', () => {
  const paused = { phase: 'paused', ...ofLength(300_000), leftMs: 1 } as const
  expect(addMinutes(paused, 1, after(0))).toEqual({
    phase: 'paused',
    totalMs: 360_000,
    setMs: 300_000,
    leftMs: 60_001,
  })
})

test('no timer gets longer than 23:59:59', () => {
  const longest = startTimer(86_399_000, after(0))
  expect(addMinutes(longest, 5, after(30_000))).toMatchObject({
    totalMs: 86_399_000,
    leftMs: 86_399_000,
  })
})

test('rounds follow one another without a gap, however late they are seen', () => {
  expect(repeatTimer(ENDED, after(0)).leftMs).toBe(60_000)
  expect(repeatTimer(ENDED, after(700)).leftMs).toBe(59_300)
  expect(repeatTimer(ENDED, after(150_000)).leftMs).toBe(30_000)
  expect(repeatTimer(ENDED, after(-9000)).leftMs).toBe(60_000)
})

test('TI-42: after the end whole seconds are counted, none by a clock that was set back', () => {
  expect([0, 999, 1000, 72_500, -5000].map((ms) => overSeconds(NOON, NOON + ms))).toEqual([
    0, 0, 1, 72, 0,
  ])
})
