#!/usr/bin/env bash
# dayjs 1.11.23, with luxon 3.7.2 beside it.
#
# Guess: half a day is twelve hours, or refused; and the 200th day of a year, `2026-200` by ISO 8601, is
# 19 July or no date.
# In fact dayjs rounds parts of days, weeks and months: 1.5 days are two, half a week is four days, and
# 1.5 months are one month, while half an hour is thirty minutes. `2026-200` is 31 July 2027: month 20,
# day 0. It says of that date that it is valid. luxon adds the twelve hours and reads 19 July.
#
# Who meets it: reminders `in 1.5 days`, and data of weather, satellites and logistics, which number the
# days of a year.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts dayjs@1.11.23 luxon@3.7.2
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import dayjs from 'dayjs'
import { DateTime } from 'luxon'

const START = '2026-01-01T00:00'
const FORM = 'YYYY-MM-DDTHH:mm'
const got = [
  [0.5, 'hour'],
  [1.5, 'day'],
  [0.5, 'week'],
  [1.5, 'month'],
].map(([count, unit]) => {
  const sum = dayjs(START).add(count, unit).format(FORM)
  const other = DateTime.fromISO(START)
    .plus({ [unit]: count })
    .toFormat("yyyy-MM-dd'T'HH:mm")
  console.log(`${START} and ${count} ${unit}: dayjs ${sum}, luxon ${other}`)
  return [sum, other]
})
assert.deepEqual(got[0], ['2026-01-01T00:30', '2026-01-01T00:30'])
assert.deepEqual(got[1], ['2026-01-03T00:00', '2026-01-02T12:00'])
assert.equal(got[2][0], '2026-01-05T00:00')
assert.equal(got[3][0], '2026-02-01T00:00')

const ordinal = dayjs('2026-200')
const [mine, other] = [ordinal.format('YYYY-MM-DD'), DateTime.fromISO('2026-200').toISODate()]
console.log(`2026-200: dayjs ${mine}, luxon ${other}`)
assert.ok(ordinal.isValid())
assert.deepEqual([mine, other], ['2027-07-31', '2026-07-19'])
JS
