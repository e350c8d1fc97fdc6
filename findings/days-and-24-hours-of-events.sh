#!/usr/bin/env bash
# ical.js 2.2.1, node-ical 0.27.2 and ts-ics 2.4.6.
#
# Guess: RFC 5545 (3.3.6) tells a day from 24 hours: `P1D` ends at the same time of day, even over a night in which the
# clocks change, `PT24H` when 24 hours are over; a reader of calendars has both, or at least treats both alike.
# In fact an event from noon in Berlin on 24 October 2026 (the clocks go back in the night) ends with `P1D` at 12:00 in
# ical.js and at 11:00 in the other two; with `PT24H` it ends at 11:00 in those and at 12:00, an hour too late, in
# ical.js. Each has one of the two, none has both.
#
# Who meets it: calendars that show hotel nights, on-call shifts and full-day sessions over the last weekends of March
# and October.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 node-ical@0.27.2 ts-ics@2.4.6
TZ=UTC node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { convertIcsCalendar, getEventEnd } from 'ts-ics'

const calendar = (length) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//EN',
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Berlin',
    'BEGIN:DAYLIGHT',
    'DTSTART:19810329T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:19961027T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTAMP:20261001T000000Z',
    'DTSTART;TZID=Europe/Berlin:20261024T120000',
    `DURATION:${length}`,
    'SUMMARY:Shift',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const READERS = {
  'ical.js'(text) {
    const whole = new ICAL.Component(ICAL.parse(text))
    ICAL.TimezoneService.register(whole.getFirstSubcomponent('vtimezone'))
    return new ICAL.Event(whole.getFirstSubcomponent('vevent')).endDate.toJSDate()
  },
  'node-ical': (text) =>
    Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').end,
  'ts-ics': (text) => getEventEnd(convertIcsCalendar(undefined, text).events[0]),
}
const inBerlin = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Berlin' })
const ends = Object.entries(READERS).map(([name, read]) => {
  const found = ['P1D', 'PT24H'].map((length) => inBerlin.format(read(calendar(length))))
  console.log(name.padEnd(10), 'P1D ends at', found[0], ' PT24H at', found[1])
  return found
})
console.log('RFC 5545   P1D ends at 12:00  PT24H at 11:00')
assert.deepEqual(ends, [
  ['12:00', '12:00'],
  ['11:00', '11:00'],
  ['11:00', '11:00'],
])
JS
