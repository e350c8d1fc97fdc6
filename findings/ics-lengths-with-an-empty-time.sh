#!/usr/bin/env bash
# ics 3.12.0, with temporal-polyfill 1.0.8 and luxon 3.7.2 as readers of lengths by ISO 8601.
#
# Guess: the writer of most calendar files on npm writes a length of a day as RFC 5545 (3.3.6) and ISO 8601 do, `P1D`.
# In fact it always adds the T: `DURATION:P1DT`, `TRIGGER:-P1DT`, and `P1W2DT` for weeks and days together. Behind T
# both standards want a time, and beside weeks RFC 5545 wants nothing. Lenient readers, luxon among them, take it; what
# reads lengths by the grammar, as Temporal does, refuses the length, and with it the event or its reminder.
#
# Who meets it: sites that offer whole days or reminders of a day before in their .ics files.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts ics@3.12.0 luxon@3.7.2 temporal-polyfill@1.0.8
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { createEvent } from 'ics'
import { Duration } from 'luxon'
import { Temporal } from 'temporal-polyfill'

function lengthsOf(duration) {
  const { error, value } = createEvent({
    title: 'Trip',
    start: [2026, 12, 24, 18, 0],
    duration,
    alarms: [{ action: 'display', description: 'Trip', trigger: { days: 1, before: true } }],
  })
  assert.equal(error, null)
  return [...value.matchAll(/^(?:DURATION|TRIGGER):(\S+)/gm)].map(([, text]) => text)
}
const refused = (read) => {
  try {
    return read() ? 'reads it' : 'refuses it'
  } catch {
    return 'refuses it'
  }
}
const found = [{ days: 1 }, { weeks: 1, days: 2 }, { hours: 1, minutes: 30 }].map((duration) => {
  const [length] = lengthsOf(duration)
  const readers = [
    refused(() => Duration.fromISO(length).isValid),
    refused(() => Temporal.Duration.from(length)),
  ]
  console.log(
    JSON.stringify(duration).padEnd(26),
    length.padEnd(8),
    'luxon',
    readers[0] + ', Temporal',
    readers[1],
  )
  return [length, ...readers]
})
const [, trigger] = lengthsOf({ days: 1 })
console.log('reminder a day before'.padEnd(26), trigger)
assert.deepEqual(
  found.map(([length]) => length),
  ['P1DT', 'P1W2DT', 'PT1H30M'],
)
assert.equal(trigger, '-P1DT')
assert.equal(found[0][2], 'refuses it')
assert.deepEqual(found[2].slice(1), ['reads it', 'reads it'])
JS
