#!/usr/bin/env bash
# windows-iana 5.1.0 and tz-lookup 6.1.25, with the Intl of Node 20 beside them.
#
# Guess: packages that translate between places, Windows and zones know the zones of 2022: Europe/Kyiv (2022b) and the
# one that Ciudad Juárez got on 30 November 2022 (2022g). A browser in either city reports just those.
# In fact windows-iana has no Windows zone for `Europe/Kyiv` nor for `America/Ciudad_Juarez`: the list is empty, while
# `Europe/Kiev` is known. tz-lookup puts Ciudad Juárez, 1.5 million people, into the zone of Ojinaga, 300 km away,
# whose clocks are an hour ahead all year.
#
# Who meets it: calendars that invite to Outlook from Kyiv, and whoever takes the zone of Ciudad Juárez from the map.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts windows-iana@5.1.0 tz-lookup@6.1.25
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import tzlookup from 'tz-lookup'
import { findWindows } from 'windows-iana'

for (const zone of ['Europe/Kyiv', 'Europe/Kiev', 'America/Ciudad_Juarez', 'America/Nuuk']) {
  console.log(zone.padEnd(24), JSON.stringify(findWindows(zone)))
}
assert.deepEqual([findWindows('Europe/Kyiv'), findWindows('America/Ciudad_Juarez')].flat(), [])
assert.equal(findWindows('Europe/Kiev').length, 1)

const found = tzlookup(31.69, -106.42)
const clockIn = (timeZone) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(
    Date.UTC(2026, 11, 1, 18),
  )
console.log(
  '31.69 N, 106.42 W:',
  found,
  clockIn(found),
  'Juárez:',
  clockIn('America/Ciudad_Juarez'),
)
assert.equal(found, 'America/Ojinaga')
assert.deepEqual([clockIn(found), clockIn('America/Ciudad_Juarez')], ['12:00', '11:00'])
JS
