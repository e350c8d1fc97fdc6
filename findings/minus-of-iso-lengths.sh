#!/usr/bin/env bash
# dayjs 1.11.23 with its plugin `duration`, iso8601-duration 2.1.4; beside them luxon 3.7.2 and
# temporal-polyfill 1.0.8.
#
# Guess: five minutes ago is `-PT5M`, the sign that ISO 8601-2 has for lengths of time and that dayjs
# itself writes; what a library has written it reads again.
# In fact dayjs and iso8601-duration leave the minus out: `-PT5M` is plus five minutes to both. Two hours less
# thirty minutes, 90 as dayjs itself counts, it writes as `-PT2H30M`, minus 150 minutes. luxon writes
# `PT2H-30M`, of which iso8601-duration makes two hours and drops the rest.
#
# Who meets it: reminders before an event (`TRIGGER:-PT15M` of iCalendar), offsets and differences that are
# kept as a text; what should ring before rings after.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  dayjs@1.11.23 iso8601-duration@2.1.4 luxon@3.7.2 temporal-polyfill@1.0.8
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import dayjs from 'dayjs'
import duration from 'dayjs/plugin/duration.js'
import { parse, toSeconds } from 'iso8601-duration'
import { Duration } from 'luxon'
import { Temporal } from 'temporal-polyfill'

dayjs.extend(duration)
const written = dayjs.duration(-5, 'minutes').toISOString()
console.log('dayjs writes', written)
assert.equal(written, '-PT5M')

const parts = { hours: 2, minutes: -30 }
const less = dayjs.duration(parts)
console.log(`2 h less 30 min: dayjs counts ${less.asMinutes()} min, and writes ${less.toISOString()}`)
assert.deepEqual([less.asMinutes(), less.toISOString()], [90, '-PT2H30M'])
assert.equal(Duration.fromObject(parts).toISO(), 'PT2H-30M')

const orError = (read) => {
  try {
    return read()
  } catch {
    return 'refused'
  }
}
const minutes = (text) => [
  dayjs.duration(text).asMinutes(),
  orError(() => toSeconds(parse(text)) / 60),
  Duration.fromISO(text).as('minutes'),
  orError(() => Temporal.Duration.from(text).total('minutes')),
]
for (const [text, expected] of Object.entries({
  '-PT5M': [5, 5, -5, -5],
  '-P1DT2H': [1560, 1560, -1560, -1560],
  'PT-5M': [-5, 'refused', -5, 'refused'],
  'PT2H-30M': [90, 120, 90, 'refused'],
})) {
  const got = minutes(text)
  console.log(`${text} (min): dayjs ${got[0]}, iso8601-duration ${got[1]}, luxon ${got[2]}, Temporal ${got[3]}`)
  assert.deepEqual(got, expected)
}
JS
