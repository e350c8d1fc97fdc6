#!/usr/bin/env bash
# calendar-link 2.11.5, with ical.js 2.2.1 and ts-ics 2.4.6 as readers and ical-generator 11.1.2 as another writer.
#
# Guess: the file that a button 'Add to calendar' makes of a whole day is one that readers of calendars read.
# In fact it has `DTSTART:20261224`. A date has to say that it is one (RFC 5545, 3.8.2.4:
# `DTSTART;VALUE=DATE:20261224`), else it is a date and time without its time: ical.js throws 'invalid date-time
# value', and ts-ics gives an event whose start is an invalid date, without an error. (node-ical 0.27.2 guesses that a
# date is meant.)
#
# Who meets it: visitors who save a holiday or a festival of several days into a calendar that is made with one of the
# two.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  calendar-link@2.11.5 ical.js@2.2.1 ts-ics@2.4.6 ical-generator@11.1.2
TZ=UTC node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import * as links from 'calendar-link'
import ICAL from 'ical.js'
import generator from 'ical-generator'
import { convertIcsCalendar } from 'ts-ics'

const link = links.ics({ title: 'Trip', start: '2026-12-24', end: '2026-12-26', allDay: true })
const other = generator({ name: 'Trips' })
other.createEvent({
  summary: 'Trip',
  start: new Date('2026-12-24'),
  end: new Date('2026-12-26'),
  allDay: true,
})
const FILES = {
  'calendar-link': decodeURIComponent(link.replace(/^data:[^,]*,/, '')),
  'ical-generator': other.toString(),
}
const READERS = {
  'ical.js'(text) {
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
    return new ICAL.Event(event).startDate.toString()
  },
  'ts-ics': (text) => String(convertIcsCalendar(undefined, text).events[0].start.date),
}
const found = Object.entries(FILES).map(([writer, text]) => {
  console.log(writer, text.match(/^DTSTART.*/m)[0].trim())
  return Object.entries(READERS).map(([reader, read]) => {
    let start
    try {
      start = read(text)
    } catch ({ message }) {
      start = message
    }
    console.log('  ', reader.padEnd(8), start)
    return start
  })
})
const [[byIcal, byTs], [rightByIcal, rightByTs]] = found
assert.match(byIcal, /invalid date-time/)
assert.equal(byTs, 'Invalid Date')
assert.equal(rightByIcal, '2026-12-24')
assert.match(rightByTs, /Dec 24 2026/)
JS
