#!/usr/bin/env bash
# formatcoords 1.1.3, geolib 3.3.14 and @mapbox/sexagesimal 1.2.0.
#
# Guess: degrees that are written as degrees, minutes and seconds carry: what rounds to 60 seconds is the next minute.
# In fact formatcoords and geolib round the seconds last: 2.29999999 is `2° 17′ 60.00″`, and a minute (0.016666666) is
# `0° 0′ 60.00″`, which forms and other readers refuse. sexagesimal cuts the seconds off in place of rounding, so the
# same place is `2° 17' 59"`, up to 31 m away, and leaves out minutes that are 0: `0° 59"`.
#
# Who meets it: whoever computes with coordinates (a third of a degree, a middle of two) before showing them, and
# copies what is shown into a form.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  formatcoords@1.1.3 geolib@3.3.14 @mapbox/sexagesimal@1.2.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import sexagesimal from '@mapbox/sexagesimal'
import formatcoords from 'formatcoords'
import { decimalToSexagesimal } from 'geolib'

const write = (degrees) => {
  const pair = formatcoords(degrees, degrees).format('DD MM ss X', {
    latLonSeparator: ', ',
    decimalPlaces: 2,
  })
  const all = [
    pair.split(', ')[0],
    decimalToSexagesimal(degrees),
    sexagesimal.format(degrees, 'lat'),
  ]
  console.log(String(degrees).padEnd(12), all.join(' | '))
  return all
}
assert.deepEqual(write(2.29999999), ['2° 17′ 60.00″ N', `2° 17' 60.0"`, `2° 17' 59" N`])
assert.deepEqual(write(0.016666666), ['0° 0′ 60.00″ N', `0° 00' 60.0"`, `0° 59" N`])
assert.deepEqual(write(-0.5), ['0° 30′ 0.00″ S', `0° 30' 00.0"`, `0° 30' S`])
JS
