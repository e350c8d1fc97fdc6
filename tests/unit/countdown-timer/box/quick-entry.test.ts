import { expect, test } from 'vitest'
import * as german from '../../../../src/lib/question/native.de'
import { readQuickEntry } from '../../../../src/tools/countdown-timer/box/quick-entry'

// By the clocks of this place, wherever the tests run.
const NOON = new Date(2026, 2, 4, 12, 0, 0).getTime()
const HOUR = 3600

const lengths = (text: string, nowMs = NOON, language?: typeof german) =>
  readQuickEntry(text, nowMs, language).readings.map(({ seconds }) => seconds)

test.each([
  ['1h30', 1.5 * HOUR],
  ['90s', 90],
  ['½h', HOUR / 2],
  ['1:30:00', 1.5 * HOUR],
  ['10 min', 600],
  ['  10 ', 600],
  ['１０ min', 600],
  ['1.5', 90],
  ['an hour and a half', 1.5 * HOUR],
  ['a quarter of an hour', HOUR / 4],
  ['ten minutes', 600],
  ['set a timer for 25 minutes', 1500],
  ['at 17:30', 5.5 * HOUR],
  ['At 5:30 pm', 5.5 * HOUR],
  ['5pm', 5 * HOUR],
  ['midnight', 12 * HOUR],
  ['tomorrow 7am', 19 * HOUR],
  ['at 11:59', 24 * HOUR - 60],
])(
  'TI-53: a quick entry reads all that the box reads: %j at noon is a timer of %d s',
  (text, seconds) => {
    expect(lengths(text)).toEqual([seconds])
  },
)

test.each([
  ['17:30', [17 * 60 + 30, 5.5 * HOUR]],
  ['2.34', [140, 154, 14 * HOUR + 34 * 60]],
  ['17.30', [1038, 1050, 5.5 * HOUR]],
  ['2,34', [140, 154, 14 * HOUR + 34 * 60]],
  ['10.00', [600, 22 * HOUR]],
  ['25:00', [25 * 60]],
  ['at 7', [7 * HOUR, 19 * HOUR]],
  ['half past 7', [7.5 * HOUR, 19.5 * HOUR]],
])('TI-54: what may be two things is offered as both: %j at noon', (text, seconds) => {
  expect(lengths(text)).toEqual(seconds)
})

test('TI-53: what a reading means is worded as in the box', () => {
  const [length, moment] = readQuickEntry('17:30', NOON).readings
  expect(length).toMatchObject({ title: 'Timer for 17 minutes 30 seconds' })
  expect(moment).toMatchObject({ title: 'Timer until 5:30 PM', notes: ['5 hours 30 minutes'] })
})

test.each([
  ['10 Minuten', 600],
  ['eine halbe Stunde', HOUR / 2],
  ['um 17:30', 5.5 * HOUR],
  ['morgen um 7 Uhr', 19 * HOUR],
  ['at 5:30 pm', 5.5 * HOUR],
])('TI-53: on a German page %j at noon is a timer of %d s', (text, seconds) => {
  expect(lengths(text, NOON, german)).toEqual([seconds])
})

test('TI-59: a quick entry has the name that was typed beside the length', () => {
  const [reading] = readQuickEntry('5 min eggs', NOON).readings
  expect(reading).toMatchObject({ seconds: 300, name: 'Eggs' })
  expect(readQuickEntry('5 min', NOON).readings).toMatchObject([{ name: '' }])
})

test.each(['24h', '0', 'until 12:00', 'noon', '', 'soon', '5 kg'])('%j is no timer', (text) => {
  expect(lengths(text)).toEqual([])
})

test('why there is none is known where something like a time was typed', () => {
  expect(readQuickEntry('24h', NOON).problem).toBe('A timer runs for 1 second to 23:59:59.')
  expect(readQuickEntry('at 25:00', NOON).problem).toBe('Write a time of day as 17:30 or 5:30 pm.')
})

test('TI-47: a time of day is reached to the second', () => {
  expect(lengths('at 12:01', NOON + 250)).toEqual([60])
})
