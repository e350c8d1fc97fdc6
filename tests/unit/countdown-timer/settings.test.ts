import { expect, test } from 'vitest'
import {
  carryOver,
  parseField,
  stepped,
  toSettings,
  totalSeconds,
} from '../../../src/tools/countdown-timer/domain/settings'

test.each([
  ['minutes', 'abc', 0],
  ['minutes', '', 0],
  ['minutes', '60', 60],
  ['minutes', '90', 90],
  ['minutes', '1200', 1200],
  ['minutes', '9'.repeat(400), 1440],
  ['seconds', '3600', 3600],
  ['seconds', '9'.repeat(400), 86_400],
  ['minutes', '-1', 0],
  ['hours', '24', 23],
  ['minutes', '1.9', 1],
  ['minutes', '1e2', 1],
  ['minutes', '٣', 3],
  ['minutes', '0x10', 0],
  ['seconds', '60', 60],
  ['seconds', ' 7 ', 7],
  ['minutes', '１２', 12],
  ['seconds', '007', 7],
  ['seconds', '-0', 0],
  ['hours', '9'.repeat(400), 23],
  ['hours', 'Infinity', 0],
] as const)(
  'TI-05: of what is typed the whole number counts, or 0: %s %j is %d',
  (field, text, value) => {
    expect(parseField(field, text)).toBe(value)
  },
)

test('TI-28: a step beyond a limit stays at the limit', () => {
  const draft = { settings: { hours: 23, minutes: 0, seconds: 59 }, name: '', correction: null }
  expect(stepped(draft, 'hours', 1)).toEqual(draft)
  expect(stepped(draft, 'minutes', -1)).toEqual(draft)
  expect(stepped(draft, 'seconds', 1)).toEqual(draft)
})

test.each([
  [0, { hours: 0, minutes: 0, seconds: 0 }],
  [3661, { hours: 1, minutes: 1, seconds: 1 }],
  [7200, { hours: 2, minutes: 0, seconds: 0 }],
  [86_399, { hours: 23, minutes: 59, seconds: 59 }],
])('%d seconds are hours, minutes and seconds, and back', (total, settings) => {
  expect(toSettings(total)).toEqual(settings)
  expect(totalSeconds(settings)).toBe(total)
})

const clock = (text: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number)
  return { hours, minutes, seconds }
}

test.each([
  ['0:90:0', '1:30:0'],
  ['0:0:90', '0:1:30'],
  ['0:59:60', '1:0:0'],
  ['23:60:0', '23:59:59'],
  ['23:59:59', '23:59:59'],
])('TI-05: minutes and seconds over 59 carry over, at most to 23:59:59: %s', (typed, carried) => {
  expect(carryOver(clock(typed))).toEqual(clock(carried))
})
