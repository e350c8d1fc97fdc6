import { expect, test } from 'vitest'
import {
  nextMoment,
  readTimeOfDay,
} from '../../../src/tools/countdown-timer/domain/moment-question'

const HOUR = 3600

test.each([
  ['17:30', 17.5 * HOUR],
  ['5:30 pm', 17.5 * HOUR],
  ['5pm', 17 * HOUR],
  ['12am', 0],
  ['12 p.m.', 12 * HOUR],
  ['00:00', 0],
  ['5', null],
  ['24:00', null],
  ['13pm', null],
  ['0am', null],
])('%s is a time of day: %s seconds since midnight', (text, seconds) => {
  expect(readTimeOfDay(text)).toBe(seconds)
})

test('a time of day that has passed is tomorrow’s', () => {
  const noon = new Date(2026, 8, 30, 12).getTime()
  expect(nextMoment(17 * HOUR, noon)).toBe(new Date(2026, 8, 30, 17).getTime())
  expect(nextMoment(11 * HOUR, noon)).toBe(new Date(2026, 9, 1, 11).getTime())
  expect(nextMoment(12 * HOUR, noon)).toBe(new Date(2026, 9, 1, 12).getTime())
})
