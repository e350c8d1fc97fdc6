#!/usr/bin/env bash
# moment-timezone 0.6.6 (tz 2026f) and the Intl of Node 20 (tz 2025c in its ICU).
#
# Guess: a package that brings its own time zones may differ from the runtime by a village or a
# date long past.
# In fact they are an hour apart in whole countries and provinces on 1 December 2026: British
# Columbia, Alberta, Manitoba, Cuba and Morocco changed their rules in 2026, and the runtime, which
# is updated with Node or the browser only, does not know yet.
#
# Who meets it: a page that computes with one and shows with the other, such as a server with its
# own table and visitors with theirs. When Intl has caught up this ends with an error.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts moment-timezone@0.6.6
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import moment from 'moment-timezone'

const MOMENT = Date.UTC(2026, 11, 1, 12)
function byIntl(timeZone) {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(MOMENT)
  return parts.find(({ type }) => type === 'timeZoneName').value.slice(3) || '+00:00'
}
const byMoment = (timeZone) => moment.tz(MOMENT, timeZone).format('Z')

console.log('moment-timezone: tz', moment.tz.dataVersion, ' Intl: tz', process.versions.tz)
const zones = Intl.supportedValuesOf('timeZone').filter((zone) => moment.tz.zone(zone))
const different = zones.filter((zone) => byIntl(zone) !== byMoment(zone))
for (const zone of different) console.log(zone.padEnd(20), byMoment(zone), byIntl(zone))

for (const zone of [
  'America/Vancouver',
  'America/Edmonton',
  'America/Winnipeg',
  'America/Havana',
  'Africa/Casablanca',
])
  assert.ok(different.includes(zone), `${zone} is the same in both by now`)
JS
