import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { rootDir } from '../../../../scripts/bootstrap/paths.mjs'
import { readTimeOfDay } from '#lib/question/time-of-day'
import { nextMoment } from '../../../../src/tools/countdown-timer/box/moment'

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

// By the tz database: a time of day in hours, a moment, and when the clocks of the zone show that time next.
test.each([
  [
    'Europe/Berlin',
    [
      // At 3:00 the clocks are set back to 2:00: 2:30 comes twice.
      [2.5, '2026-10-25T00:00', '2026-10-25T00:30'],
      [2.5, '2026-10-25T00:45', '2026-10-25T01:30'],
      [2.5, '2026-10-25T01:45', '2026-10-26T01:30'],
      // At 2:00 they are set on to 3:00.
      [6, '2026-03-28T19:00', '2026-03-29T04:00'],
    ],
  ],
  // At 2:00 they are set back to 1:30.
  ['Australia/Lord_Howe', [[1.75, '2026-04-04T14:50', '2026-04-04T15:15']]],
] as const)('in the nights in which the clocks of %s change, they still decide', (zone, nights) => {
  const query = nights.map(([hours, moment]) => `${hours * HOUR} ${moment}Z`)
  const output = execFileSync(
    process.execPath,
    ['scripts/bootstrap/run.mjs', 'tests/support/next-moments.ts', ...query],
    { cwd: rootDir, env: { ...process.env, TZ: zone }, encoding: 'utf8' },
  )
  expect(output.trim().split('\n')).toEqual(nights.map(([, , next]) => `${next}:00.000Z`))
})
