#!/usr/bin/env bash
# geo-coordinates-parser 1.7.4, coordinate-parser 1.0.7 and @mapbox/sexagesimal 1.2.0, with parse-dms 0.0.5 beside
# them.
#
# Guess: what reads `-1° 30'` as 1.5 degrees south reads `-0° 30'` as half a degree south, and a pair of decimals is
# the easiest of all.
# In fact three of four lose the minus of -0: places just south of the equator, or west of Greenwich, as London is,
# come out on the other side. Worse, geo-coordinates-parser takes short decimals for degrees and minutes: `-0.5, -0.25`
# is 0.083, 0.417, and `51.5N 0.12W` is 51.083, -0.2, 46 km from there. coordinate-parser reads `48,8584; 2,2945`, as
# half of Europe writes decimals, as a latitude of 191 degrees, without an error.
#
# Who meets it: maps and forms that take coordinates as they are typed, in Ghana, Kenya, Ecuador, Spain, France and
# England.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  geo-coordinates-parser@1.7.4 coordinate-parser@1.0.7 @mapbox/sexagesimal@1.2.0 parse-dms@0.0.5
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import sexagesimal from '@mapbox/sexagesimal'
import Coordinates from 'coordinate-parser'
import { convert } from 'geo-coordinates-parser'
import parseDms from 'parse-dms'

const rounded = (...pair) => pair.map((value) => Math.round(value * 1000) / 1000)
const READERS = {
  'geo-coordinates-parser'(text) {
    const { decimalLatitude, decimalLongitude } = convert(text, 7)
    return rounded(decimalLatitude, decimalLongitude)
  },
  'coordinate-parser'(text) {
    const place = new Coordinates(text)
    return rounded(place.getLatitude(), place.getLongitude())
  },
  sexagesimal: (text) => rounded(...sexagesimal.pair(text)),
  'parse-dms'(text) {
    const { lat, lon } = parseDms(text)
    return rounded(lat, lon)
  },
}
const at = (name, text) => {
  const pair = READERS[name](text)
  console.log(text.padEnd(24), name.padEnd(24), pair.join(' '))
  return pair
}
const south = `-0° 30' 0" -0° 15' 0"`
for (const name of Object.keys(READERS).slice(0, 3)) assert.deepEqual(at(name, south), [0.5, 0.25])
assert.deepEqual(at('parse-dms', south), [-0.5, -0.25])
assert.deepEqual(at('geo-coordinates-parser', '-0.5, -0.25'), [0.083, 0.417])
assert.deepEqual(at('geo-coordinates-parser', '51.5N 0.12W'), [51.083, -0.2])
assert.deepEqual(at('sexagesimal', '51.5N 0.12W'), [51.5, -0.12])
assert.deepEqual(at('coordinate-parser', '48,8584; 2,2945'), [191.067, 51.083])
JS
