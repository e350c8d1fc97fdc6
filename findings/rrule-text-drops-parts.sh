#!/usr/bin/env bash
# rrule 2.8.1.
#
# Guess: the text of a rule says all of it, or `isFullyConvertibleToText` says that it does not.
# In fact three parts of common rules are missing. The last weekday of a month (BYDAY=MO to FR with
# BYSETPOS=-1) is 'every month on weekdays'; 9:30 (BYHOUR=9, BYMINUTE=30) is 'at 9'; the last day of a
# month (BYMONTHDAY=-1) is 'every month on the last'. All three are 'fully convertible'.
#
# Who meets it: calendars that show the text under an event: pay day and the time of a meeting read
# wrong.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts rrule@2.8.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import rrule from 'rrule'

const RULES = [
  'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'RRULE:FREQ=DAILY;BYHOUR=9;BYMINUTE=30',
  'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1',
]
const got = RULES.map((text) => {
  const rule = rrule.rrulestr(text)
  const words = [rule.toText(), rule.isFullyConvertibleToText()]
  console.log(`${text}: ${words[0]} (fully: ${words[1]})`)
  return words
})
assert.deepEqual(
  got.map(([words]) => words),
  ['every month on weekdays', 'every day at 9', 'every month on the last'],
)
assert.ok(got.every(([, isFull]) => isFull))
JS
