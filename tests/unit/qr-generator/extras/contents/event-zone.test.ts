import { expect, test } from 'vitest'
import {
  formText,
  inUtcFrom,
  isByNewerRules,
} from '../../../../../src/tools/qr-generator/extras/contents/domain/form-text'
import { PARTIAL_TIME } from '../../../../../src/tools/qr-generator/extras/contents/domain/forms'

const VANCOUVER = { id: 'America/Vancouver' }
const TIMES = { zone: 'own', start: '2026-12-01T17:00', end: '2026-07-01T17:00' }

// Vancouver is seven hours behind UTC in that winter: tz database, release 2026b.
test('AN-35: the times of an event follow newer rules than the browser has', () => {
  const text = formText('event', { summary: 'a', ...TIMES }, inUtcFrom(VANCOUVER))
  expect(text).toContain('DTSTART:20261202T000000Z\r\nDTEND:20260702T000000Z')
})

test('AN-35: which is said where a time of the visitor’s own zone is one of them', () => {
  const isOld = (process.versions.tz ?? '') < '2026b'
  expect(isByNewerRules(TIMES, VANCOUVER)).toBe(isOld)
  const others = [
    { ...TIMES, start: TIMES.end },
    { ...TIMES, zone: 'utc' },
    { zone: 'own', start: PARTIAL_TIME },
  ]
  expect(others.map((values) => isByNewerRules(values, VANCOUVER))).toEqual([false, false, false])
})
