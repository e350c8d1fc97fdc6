import { expect, test } from 'vitest'
import { durationText } from '#lib/duration'
import {
  agoSeconds,
  clockText,
  overtimeText,
  timeOfDayText,
} from '../../../src/tools/countdown-timer/domain/time-text'
import { agoText } from '../../../src/tools/countdown-timer/texts.en'

test.each([
  [300, '00:05:00'],
  [3599, '00:59:59'],
  [3600, '01:00:00'],
  [3601, '01:00:01'],
  [7200, '02:00:00'],
  [86_399, '23:59:59'],
  [0, '00:00:00'],
])('TI-01: %d seconds are shown as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [60, '1 minute'],
  [300, '5 minutes'],
  [3605, '1 hour 5 seconds'],
  [86_399, '23 hours 59 minutes 59 seconds'],
])('%d seconds are said as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

test('a time of day a few ms before the minute is on the minute', () => {
  const minute = new Date(2026, 2, 4, 14, 35).getTime()
  expect(timeOfDayText(minute - 3)).toBe(timeOfDayText(minute))
  expect(timeOfDayText(minute - 3)).not.toBe(timeOfDayText(minute - 1000))
})

test.each([
  [59_999, null],
  [60_000, 60],
  [239_000, 180],
  [3_599_000, 59 * 60],
  [7_300_000, 7200],
])('%d ms are said to be %s s ago', (ms, seconds) => {
  expect(agoSeconds(ms)).toBe(seconds)
})

test('how long ago a timer has finished stands in words', () => {
  expect(agoText(60)).toBe('Finished 1 minute ago')
  expect(agoText(7200)).toBe('Finished 2 hours ago')
})

test.each([
  [0, '+00:00'],
  [189, '+03:09'],
  [3789, '+1:03:09'],
  [36_189, '10:03:09'],
])('%d seconds after zero are shown as %s, in the place of HH:MM:SS', (seconds, text) => {
  expect(overtimeText(seconds)).toBe(text)
})
