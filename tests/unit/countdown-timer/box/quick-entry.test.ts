import { expect, test } from 'vitest'
import { readQuickEntry } from '../../../../src/tools/countdown-timer/box/quick-entry'

// By the clocks of this place, wherever the tests run.
const NOON = new Date(2026, 2, 4, 12, 0, 0).getTime()
const HOUR = 3600

test.each([
  ['1h30', 1.5 * HOUR],
  ['90s', 90],
  ['½h', HOUR / 2],
  ['1½h', 1.5 * HOUR],
  ['1:30:00', 1.5 * HOUR],
  ['10 min', 600],
  ['  10 ', 600],
  ['１０ min', 600],
  ['at 17:30', 5.5 * HOUR],
  ['At 5:30 pm', 5.5 * HOUR],
  ['until 12:00', null],
  ['at 11:59', 24 * HOUR - 60],
  ['at 25:00', null],
  ['at noon', null],
  ['24h', null],
  ['0', null],
  ['', null],
  ['soon', null],
])('%j at noon is a timer of %d s', (text, seconds) => {
  expect(readQuickEntry(text, NOON)).toBe(seconds)
})

test('TI-47: a time of day is reached to the second', () => {
  expect(readQuickEntry('at 12:01', NOON + 250)).toBe(60)
})
