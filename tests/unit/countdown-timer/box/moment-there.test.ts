import { expect, test } from 'vitest'
import { readQuickEntry } from '../../../../src/tools/countdown-timer/box/quick-entry'

const NOW = Date.parse('2026-11-29T16:00Z')
const HOUR = 3600

const timers = (text: string, nowMs = NOW) =>
  readQuickEntry(text, nowMs).readings.map(({ seconds, name }) => [seconds, name])

// Offsets from UTC of that day by the tz database: London 0, Berlin +1, Tokyo +9, New York -5, Vancouver -7 by its rule of 2026.
test.each([
  ['timer until 5pm vancouver', 8, ''],
  ['timer at 9am new york', 22, ''],
  ['timer until 17:30 tokyo', 16.5, ''],
  ['countdown to 9am tokyo', 8, ''],
  ['timer until 5pm EST', 6, ''],
  ['timer 9am PST', 1, ''],
  ['timer until noon utc', 20, ''],
  ['start timer at 6pm berlin time', 1, ''],
  ['remind me at 5pm london time to call', 1, 'Call'],
  ['at 17:30 london', 1.5, ''],
  ['17:30 london', 1.5, ''],
  ['alarm at 5:30 pm in London called tea', 1.5, 'Tea'],
  ['timer until 9pm utc+4', 1, ''],
])('TI-60: %s runs until the clocks there show that time', (text, hours, name) => {
  expect(timers(text)).toEqual([[hours * HOUR, name]])
})

test('TI-60: the time there is said beside the one here, for each zone that may be meant', () => {
  const summer = Date.parse('2026-07-01T16:00Z')
  expect(timers('timer until 5pm EST', summer)).toEqual([
    [6 * HOUR, ''],
    [5 * HOUR, ''],
  ])
  expect(readQuickEntry('timer until 5pm EST', NOW).readings[0]?.notes[0]).toBe('5pm in EST')
})

test.each([
  ['timer until 5pm vancouver', 'Vancouver', '2026b'],
  ['alarm 9am winnipeg called tea', 'Winnipeg', '2026e'],
  ['until 8pm casablanca', 'Casablanca', '2026c'],
  ['timer until 5pm tokyo', 'Tokyo', ''],
])(
  'TI-60: %s says whether it goes by newer rules than this browser has',
  (text, place, release) => {
    const isOld = (process.versions.tz ?? '') < release
    const said = readQuickEntry(text, NOW).readings[0]?.notes.filter((one) => /rules/.test(one))
    const note = `By the newest rules for ${place}; your browser has older ones`
    expect(said).toEqual(isOld ? [note] : [])
  },
)

test.each([
  ['timer at 9 new york', /^Write the time of that place/],
  ['timer until tomorrow 5pm tokyo', /^Write the time of that place/],
  ['timer until 5pm australia', /several time zones/],
])('TI-60: %s is refused, and no name', (text, problem) => {
  expect(readQuickEntry(text, NOW)).toEqual({
    readings: [],
    problem: expect.stringMatching(problem),
  })
})

test('TI-59: a place beside a length, or one that is said to be a name, is a name', () => {
  expect(timers('timer 10 min london')).toEqual([[600, 'London']])
  expect(timers('alarm 12:30pm called paris').map(([, name]) => name)).toEqual(['Paris'])
  // Wake is an island of the tz database.
  expect(timers('alarm 11pm wake up')).toEqual(timers('alarm 11pm'))
})
