import { expect, test } from 'vitest'
import { formText } from '../../../../../src/tools/qr-generator/extras/contents/domain/form-text'
import {
  changedValues,
  checkForm,
} from '../../../../../src/tools/qr-generator/extras/contents/domain/forms'

test('an event is a calendar of one event in local time', () => {
  const values = { summary: 'Tea, cake', start: '2026-11-22T09:30', end: '2026-11-22T10:00' }
  expect(formText('event', values).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'SUMMARY:Tea\\, cake',
    'DTSTART:20261122T093000',
    'DTEND:20261122T100000',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

const calendar = (values: Record<string, string>, toUtc?: (time: string) => string) =>
  formText('event', { summary: 'a', ...values }, toUtc)
    .split('\r\n')
    .slice(4, -3)

test('QR-59: whole days end on the day after the last one', () => {
  const days = { days: 'true', start: '2026-12-30', end: '2026-12-31' }
  expect(calendar(days)).toEqual(['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270101'])
  expect(calendar({ ...days, end: '' })).toEqual(['DTSTART;VALUE=DATE:20261230'])
})

/** Two hours ahead of UTC. */
const toUtc = (time: string) => new Date(`${time}+02:00`).toISOString()

test('QR-59: the times are local, in UTC, or those of here in UTC', () => {
  const times = { start: '2026-11-22T09:30', end: '2026-11-22T10:00' }
  expect(calendar(times)).toEqual(['DTSTART:20261122T093000', 'DTEND:20261122T100000'])
  expect(calendar({ ...times, zone: 'utc' })).toEqual([
    'DTSTART:20261122T093000Z',
    'DTEND:20261122T100000Z',
  ])
  expect(calendar({ ...times, zone: 'own' }, toUtc)).toEqual([
    'DTSTART:20261122T073000Z',
    'DTEND:20261122T080000Z',
  ])
})

test.each<[Record<string, string>, string[]]>([
  [{ days: 'true', start: '2026-11-22', end: '2026-11-22' }, []],
  [{ days: 'true', start: '2026-11-22', end: '2026-11-21' }, ['end']],
  [{ days: 'true', start: '2026-11-22T09:30' }, ['start']],
  [{ start: '2026-11-22' }, ['start']],
])('of an event with %o the faults are %o', (values, wrong) => {
  expect(Object.keys(checkForm('event', { summary: 'a', ...values }))).toEqual(wrong)
})

test('dates stay where an event turns into whole days, and back', () => {
  const days = changedValues({ start: '2026-11-22T10:30', end: '' }, 'days', 'true')
  expect(days).toMatchObject({ start: '2026-11-22', end: '' })
  expect(changedValues(days, 'days', '')).toMatchObject({ start: '2026-11-22T09:00', end: '' })
})

test.each([
  [{}, '2026-11-22T23:30', '2026-11-23T00:30'],
  // It follows the start until it is changed.
  [{ start: '2026-11-22T09:30', end: '2026-11-22T10:30' }, '2026-11-22T15:00', '2026-11-22T16:00'],
  [{ start: '2026-11-22T09:30', end: '2026-11-22T12:00' }, '2026-11-22T10:00', '2026-11-22T12:00'],
  [{ days: 'true' }, '2026-11-22', undefined],
  [{}, '', ''],
])('QR-59: with %o an event from %s ends at %s', (values, start, end) => {
  expect(changedValues(values, 'start', start)).toEqual({
    ...values,
    start,
    ...(end !== undefined && { end }),
  })
})

test('QR-59: an end that was taken away stays so', () => {
  const started = changedValues({}, 'start', '2026-11-22T09:30')
  const ended = changedValues(started, 'end', '')
  expect(calendar({ ...ended })).toEqual(['DTSTART:20261122T093000'])
})
