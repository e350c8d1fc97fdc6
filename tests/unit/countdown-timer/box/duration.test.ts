import { expect, test } from 'vitest'
import { readDuration } from '../../../../src/tools/countdown-timer/box/duration'
import { linkOf, shortDuration } from '../../../../src/tools/countdown-timer/domain/time-text'

const MINUTE = 60
const HOUR = 60 * MINUTE

test.each([
  ['10 min', 10 * MINUTE],
  ['10m', 10 * MINUTE],
  ['1h30', 90 * MINUTE],
  ['1h 30m 15s', 90 * MINUTE + 15],
  ['1 hour and 5 minutes', 65 * MINUTE],
  ['1.5h', 90 * MINUTE],
  ['1,5 h', 90 * MINUTE],
  ['.5 h', 30 * MINUTE],
  [',5h', 30 * MINUTE],
  ['1 h .5 m', HOUR + 30],
  ['90s', 90],
  ['5:00', 5 * MINUTE],
  ['1:30:00', 90 * MINUTE],
  ['23:59:59', 24 * HOUR - 1],
])('%s is %i seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds)
})

test.each([
  '',
  '10',
  '0s',
  '24h',
  '5m 1h',
  '1h 1h',
  '10 foo',
  '1:60',
  '-5 min',
  '1:2:3:4',
  // A thousand to some, one to others.
  '1,000 s',
  '1,500 min',
])('%j is no length of time', (text) => {
  expect(readDuration(text)).toBeNull()
})

test('a length of time reads back from its short form', () => {
  for (const seconds of [1, 59, 60, 61, HOUR, HOUR + 1, 90 * MINUTE, 24 * HOUR - 1]) {
    expect(readDuration(shortDuration(seconds))).toBe(seconds)
  }
})

test.each([
  [{ hours: 1, minutes: 30, seconds: 0 }, '1h30m'],
  [{ hours: 0, minutes: 90, seconds: 0 }, '1h30m'],
  [{ hours: 23, minutes: 999, seconds: 0 }, '23h59m59s'],
  [{ hours: 0, minutes: 0, seconds: 0 }, null],
])('the link to %j is %s', (settings, link) => {
  expect(linkOf(settings)).toBe(link)
})
