import { expect, test } from 'vitest'
import { ask, NOON } from '../../support/answer-modules'

const rows = (question: string, nowMs = NOON.nowMs) =>
  ask(question, { nowMs }).answers.map(({ title, value, unit, notes }) => [
    title,
    [value, unit].filter(Boolean).join(' '),
    ...notes,
  ])

const now = (question: string, iso: string) => rows(question, Date.parse(iso))[0]?.[1]

// The expected times are of Python's zoneinfo.
test('AN-16: the time that it is in a place is that of its clocks', () => {
  expect(now('time in tokyo', '2026-11-28T16:30Z')).toBe('1:30 AM')
  expect(now('what time is it in London?', '2026-07-01T16:30Z')).toBe('5:30 PM')
  expect(now('time in new york', '2026-11-01T05:30Z')).toBe('1:30 AM')
  expect(now('time in new york', '2026-11-01T06:30Z')).toBe('1:30 AM')
  expect(now('time in kathmandu', '2026-11-28T16:30Z')).toBe('10:15 PM')
})

test('AN-16: the date is shown where it is another, and how both clocks are set', () => {
  expect(rows('11pm new york to tokyo')).toEqual([
    ['11:00 PM in New York =', '12:00 PM in Tokyo', 'Thursday, October 1', 'GMT−4 to GMT+9'],
  ])
  expect(rows('midnight UTC in los angeles')).toEqual([
    ['12:00 AM in UTC =', '5:00 PM in Los Angeles', 'Tuesday, September 29', 'GMT to GMT−7'],
  ])
})

test('AN-16: the time that it is here comes with the date', () => {
  expect(rows('what time is it?')).toEqual([['Now here', '12:00 PM', 'Wednesday, September 30']])
})

test('AN-02: a time in a place is one of here, or one of there', () => {
  expect(rows('15:00 in tokyo').map(([title]) => title)).toEqual([
    '3:00 PM here =',
    '3:00 PM in Tokyo =',
  ])
  expect(rows('3pm tokyo').map(([title]) => title)).toEqual(['3:00 PM in Tokyo ='])
})

test('AN-02: zones of one name are named with a place', () => {
  expect(rows('3pm IST in UTC').map(([title, value]) => [title, value])).toEqual([
    ['3:00 PM in IST (Kolkata) =', '9:30 AM in UTC'],
    ['3:00 PM in IST (Dublin) =', '2:00 PM in UTC'],
    ['3:00 PM in IST (Jerusalem) =', '1:00 PM in UTC'],
    ['3:00 PM in Jerusalem =', '12:00 PM in UTC'],
  ])
})

test('AN-16: a time that the clocks skip has a reason, and one that they show twice two rows', () => {
  const skipped = ask('2:30 berlin to utc', { nowMs: Date.parse('2026-03-29T12:00Z') })
  expect(skipped.problem).toBe('The clocks there skip that time today.')
  expect(
    rows('2:30 berlin to utc', Date.parse('2026-10-25T12:00Z')).map(([, value]) => value),
  ).toEqual(['12:30 AM in UTC', '1:30 AM in UTC'])
})
