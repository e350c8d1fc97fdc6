import { expect, test } from 'vitest'
import {
  ALL_TICKS_PATH,
  needleAngleDeg,
  reachedTicks,
  ticksPath,
} from '../../../src/lib/round-scale'
import { progressPercent } from '../../../src/tools/countdown-timer/domain/timer'

const ofLength = (totalMs: number) => ({ totalMs, setMs: totalMs })

test.each([
  [300, 100, 360, 60],
  [150, 50, 180, 31],
  [75, 25, 90, 16],
  [1, 1 / 3, 1.2, 1],
])(
  'TI-02: with %d of 300 s left the progress is %d, the needle at %d degrees, %d ticks reached',
  (left, percent, angle, ticks) => {
    const progress = progressPercent({ phase: 'paused', ...ofLength(300_000), leftMs: left * 1000 })
    expect(progress).toBeCloseTo(percent, 9)
    expect(needleAngleDeg(progress)).toBeCloseTo(angle, 9)
    expect(reachedTicks(progress)).toBe(ticks)
  },
)

test('TI-02: at the end the progress is 0 and the needle at the top', () => {
  const progress = progressPercent({ phase: 'finished', ...ofLength(300_000), endedAtMs: 0 })
  expect(progress).toBe(0)
  expect(needleAngleDeg(progress)).toBe(0)
})

test('before the start the needle has the whole ring before it', () => {
  const progress = progressPercent({ phase: 'settings' })
  expect(needleAngleDeg(progress)).toBe(360)
  expect(reachedTicks(progress)).toBe(60)
})

test('the ring has 60 ticks across its radius, the first at the top, a quarter later right', () => {
  const ticks = ALL_TICKS_PATH.split('M').slice(1)
  expect(ticks).toHaveLength(60)
  expect(ticks[0]).toBe('0 -128L0 -146')
  expect(ticks[15]).toMatch(/^128 -?0L146 -?0$/)
  expect(ticks[1]).toBe('14 -133.3L15.3 -145.2')
  expect(ALL_TICKS_PATH.startsWith(ticksPath(31))).toBe(true)
})
