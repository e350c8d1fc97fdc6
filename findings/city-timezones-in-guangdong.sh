#!/usr/bin/env bash
# city-timezones 1.3.4.
#
# Guess: the list of cities that many pages take the time zone from is right for large ones, and
# names zones as tz and Intl do.
# In fact Zhanjiang and Maoming, over a million people each on China's south coast, stand in
# Asia/Urumqi, more than 3,000 km away and two hours behind: a call at nine comes at eleven. 38 places of
# Canada have America/Montreal, which tz keeps as an old name only, and 48 have no zone at all.
#
# Who meets it: meeting planners and clocks that look the zone up by the name of a city.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts city-timezones@1.3.4
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import cityTimezones from 'city-timezones'

const cities = cityTimezones.cityMapping
const clock = (timeZone) =>
  new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short', hourCycle: 'h23' }).format(
    Date.UTC(2026, 0, 15, 1),
  )
const far = cities.filter(({ timezone, lng }) => timezone === 'Asia/Urumqi' && lng > 100)
for (const { city, province, pop, timezone } of far)
  console.log(
    `${city}, ${province}, ${pop} people: ${timezone}, ${clock(timezone)} there when it is ${clock('Asia/Shanghai')} in Shanghai`,
  )
const count = (zone) => cities.filter(({ timezone }) => timezone === zone).length
console.log('America/Montreal:', count('America/Montreal'), 'places; no zone:', count(null))

assert.deepEqual(far.map(({ city }) => city).sort(), ['Maoming', 'Zhanjiang'])
assert.deepEqual([count('America/Montreal'), count(null)], [38, 48])
JS
