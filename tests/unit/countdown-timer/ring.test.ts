import { expect, test } from 'vitest'
import {
  dashOffset,
  RING_CIRCUMFERENCE,
  RING_RADIUS,
} from '../../../src/tools/countdown-timer/domain/ring'
import { progressPercent } from '../../../src/tools/countdown-timer/domain/timer'

test('the ring has a radius of 140 and a circumference of about 880', () => {
  expect(RING_RADIUS).toBe(140)
  expect(RING_CIRCUMFERENCE).toBeCloseTo(879.6459430051, 9)
})

test.each([
  [300, 100, 0],
  [150, 50, 439.823],
  [75, 25, 659.734],
  [1, 1 / 3, 876.714],
])('TI-02: with %d of 300 s left the progress is %d, the offset %d', (left, percent, offset) => {
  const progress = progressPercent({ phase: 'paused', totalMs: 300_000, leftMs: left * 1000 })
  expect(progress).toBeCloseTo(percent, 9)
  expect(dashOffset(progress)).toBeCloseTo(offset, 3)
})

test('TI-02: at the end the progress is 0 and the whole ring is gone', () => {
  const progress = progressPercent({ phase: 'finished', totalMs: 300_000, endedAtMs: 0 })
  expect(progress).toBe(0)
  expect(dashOffset(progress)).toBeCloseTo(879.646, 3)
})

test('before the start the ring is whole', () => {
  expect(dashOffset(progressPercent({ phase: 'settings' }))).toBe(0)
})
