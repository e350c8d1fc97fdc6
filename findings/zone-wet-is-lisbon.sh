#!/usr/bin/env bash
# Node 20 with ICU 78 (tz 2025c), and the tz database since 2024b.
#
# Guess: `WET`, `CET` and `MET` as names of zones have the time that they are named after: WET is UTC, or UTC+1 in
# summer.
# In fact they are other names of cities since release 2024b: WET is Lisbon, CET and MET are Brussels, EST is Panama.
# Portugal had Central European Time from 1992 to 1996, so an afternoon of July 1994 in `WET` is at UTC+2, and one of
# January at UTC+1; in 1970 its winter was at UTC+1, too. Old files that say WET move by an hour with an update.
#
# Who meets it: archives of weather and of sensors, and calendar files, that name their zone WET and are older than
# 1996.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node --version
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'

const offsetIn = (timeZone, date) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(Date.parse(date))
    .find(({ type }) => type === 'timeZoneName').value
console.log('tz', process.versions.tz, 'ICU', process.versions.icu)
const DATES = [
  '1970-01-01T12:00Z',
  '1994-01-01T12:00Z',
  '1994-07-01T12:00Z',
  '2026-01-01T12:00Z',
  '2026-07-01T12:00Z',
]
for (const zone of ['WET', 'Atlantic/Canary', 'CET', 'EST']) {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions()
  console.log(
    zone.padEnd(16),
    timeZone.padEnd(16),
    DATES.map((date) => offsetIn(zone, date)).join(' '),
  )
}
assert.deepEqual(
  DATES.map((date) => offsetIn('WET', date)),
  ['GMT+01:00', 'GMT+01:00', 'GMT+02:00', 'GMT+00:00', 'GMT+01:00'],
)
assert.equal(offsetIn('Atlantic/Canary', DATES[1]), 'GMT+00:00')
JS
