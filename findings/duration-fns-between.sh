#!/usr/bin/env bash
# duration-fns 3.0.2, with temporal-polyfill 1.0.8 and date-fns 4.4.0 beside it.
#
# Guess: the time between two dates is given in the largest units that fit, all of one sign: from 31 January to 1 March
# a month and a day.
# In fact each field is subtracted by itself: `P2M-30D`. From noon on 31 December to 11 o'clock on the next day, 23
# hours, it is a year less 11 months, 30 days and an hour: `P1Y-11M-30DT-1H`. The sum is right, but shown field by
# field ('1 year') it is not, and fields of two signs are refused by others.
#
# Who meets it: ages, countdowns and 'how long ago' that show the first field that is not 0.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  duration-fns@3.0.2 temporal-polyfill@1.0.8 date-fns@4.4.0
TZ=UTC node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { intervalToDuration } from 'date-fns'
import { between, toString } from 'duration-fns'
import { Temporal } from 'temporal-polyfill'

const found = [
  ['2026-01-31T00:00', '2026-03-01T00:00'],
  ['2026-12-31T12:00', '2027-01-01T11:00'],
].map(([start, end]) => {
  const text = toString(between(`${start}Z`, `${end}Z`))
  const plain = Temporal.PlainDateTime.from(start).until(end, { largestUnit: 'year' }).toString()
  const parts = intervalToDuration({ start: new Date(`${start}Z`), end: new Date(`${end}Z`) })
  console.log(start, 'to', end, text, '| Temporal', plain, '| date-fns', JSON.stringify(parts))
  return text
})
assert.deepEqual(found, ['P2M-30D', 'P1Y-11M-30DT-1H'])
assert.throws(() => Temporal.Duration.from(found[0]))
JS
