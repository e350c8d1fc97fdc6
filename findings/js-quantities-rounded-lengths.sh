#!/usr/bin/env bash
# js-quantities 1.8.0.
#
# Guess: eight furlongs are a mile, two yards a fathom and 5.5 yards a rod: the factors between units
# of one system are exact, since all of them are a number of feet.
# In fact furlong, rod and fathom are rounded to four digits of meters, so that eight furlongs
# are 1.00016 miles, and a fathom is 6.0007 feet. The light year is 9,460,528,000,000 km, while the one of
# the IAU, of Julian years, has 9,460,730,472,580.8.
#
# Who meets it: depths on nautical charts, areas of old deeds, and round trips between units, which do
# not come back to the same number.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts js-quantities@1.8.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import Qty from 'js-quantities'

const cases = [
  ['8 furlong', 'mi', 1],
  ['1 fathom', 'ft', 6],
  ['1 rod', 'ft', 16.5],
  ['1 light-year', 'km', 9460730472580.8],
  ['1 mi', 'ft', 5280],
]
const off = cases.map(([from, to, exact]) => {
  const { scalar } = Qty(from).to(to)
  console.log(`${from}: ${scalar} ${to}, exactly ${exact}`)
  return Math.abs(scalar / exact - 1) > 1e-5
})
assert.deepEqual(off, [true, true, true, true, false])
JS
