#!/usr/bin/env bash
# dayjs 1.11.23, date-fns 4.4.0, luxon 3.7.2.
#
# Guess: of a year in two digits libraries take the one that is near, or the one that POSIX has, from
# 1969 to 2068, and `01.02.65` on a form of birthdays is the same day to all of them.
# In fact each has a rule of its own. dayjs goes by POSIX. luxon begins at 1961. date-fns goes by the
# present year, 49 ahead and 50 back, so what it makes of 76 changes with the new year. JavaScript's
# own `Date` begins at 1950. From 50 to 75 no two of these four agree throughout.
#
# Who meets it: dates of birth and of contracts in old tables; a person of 1965 is born in 2065 by two
# of the four.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts dayjs@1.11.23 date-fns@4.4.0 luxon@3.7.2
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { parse } from 'date-fns'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { DateTime } from 'luxon'

dayjs.extend(customParseFormat)
const inDateFns = (text, present) => parse(text, 'dd.MM.yy', present).getFullYear()
function yearsOf(digits) {
  const text = `01.02.${digits}`
  const years = [
    dayjs(text, 'DD.MM.YY').year(),
    inDateFns(text, new Date(2026, 10, 29)),
    DateTime.fromFormat(text, 'dd.MM.yy').year,
    new Date(`02/01/${digits}`).getFullYear(),
  ]
  console.log(`${digits}: dayjs ${years[0]}, date-fns ${years[1]}, luxon ${years[2]}, Date ${years[3]}`)
  return years
}
assert.deepEqual(yearsOf('49'), [2049, 2049, 2049, 2049])
assert.deepEqual(yearsOf('50'), [2050, 2050, 2050, 1950])
assert.deepEqual(yearsOf('65'), [2065, 2065, 1965, 1965])
assert.deepEqual(yearsOf('75'), [1975, 2075, 1975, 1975])
assert.deepEqual(yearsOf('76'), [1976, 1976, 1976, 1976])

const byYear = [2026, 2027].map((year) => inDateFns('01.02.76', new Date(year, 5, 1)))
console.log('76 by date-fns in 2026 and in 2027:', ...byYear)
assert.deepEqual(byYear, [1976, 2076])
JS
