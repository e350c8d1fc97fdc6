#!/usr/bin/env bash
# luxon 3.7.2, date-fns-tz 3.2.0 and any-date-parser 2.2.4, with the Intl of Node 20.
#
# Guess: `IST` and `CST` are several zones each, so libraries refuse them, or at least agree on one.
# In fact `2pm IST` on 1 December 2026 is 08:30 UTC to luxon and date-fns-tz (India) and 12:00 UTC to any-date-parser
# (Israel). `2pm CST` in July is 20:00 UTC to any-date-parser, which has the fixed six hours, and 19:00 UTC to luxon,
# where the name stands for the clocks of Chicago, in daylight time too. None of them says that another reading exists.
#
# Who meets it: whoever enters a meeting as it stands in a mail; the same text lands hours apart.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  luxon@3.7.2 date-fns@4.1.0 date-fns-tz@3.2.0 any-date-parser@2.2.4
TZ=UTC node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import parser from 'any-date-parser'
import { fromZonedTime } from 'date-fns-tz'
import { DateTime } from 'luxon'

const timeOf = (date) => date.toISOString().slice(11, 16)

const rows = [
  ['IST', '2026-12-01', 'Dec 1, 2026 2pm IST'],
  ['CST', '2026-07-01', 'Jul 1, 2026 2pm CST'],
].map(([zone, day, text]) => {
  const luxon = timeOf(DateTime.fromISO(`${day}T14:00`, { zone }).toJSDate())
  const dateFns = timeOf(fromZonedTime(`${day} 14:00`, zone))
  const any = timeOf(parser.fromString(text, 'en-US'))
  console.log(text.padEnd(20), 'luxon', luxon, 'date-fns-tz', dateFns, 'any-date-parser', any)
  return { luxon, dateFns, any }
})
assert.deepEqual([rows[0].luxon, rows[0].dateFns, rows[0].any], ['08:30', '08:30', '12:00'])
assert.deepEqual([rows[1].luxon, rows[1].any], ['19:00', '20:00'])
JS
