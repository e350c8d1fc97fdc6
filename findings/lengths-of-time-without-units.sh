#!/usr/bin/env bash
# parse-duration 2.1.9, timestring 7.0.0.
#
# Guess: a parser of lengths of time reads `1:30` and `2½ hours`, or says that it does not.
# In fact parse-duration gives 1.03 (milliseconds) for `1:30` and for `1:30:00`, 10 for `10:00`, 1 for
# `1½ h` and 2 for `2½ hours`. timestring refuses the clock forms, but reads `1½ h` as one hour and
# `5m30` as five minutes: what has no unit is dropped, while parse-duration takes it for seconds.
#
# Who meets it: fields for the length of a timer or a meeting, where people type as on a microwave.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts parse-duration@2.1.9 timestring@7.0.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import parse from 'parse-duration'
import timestring from 'timestring'

function secondsOf(text) {
  try {
    return timestring(text)
  } catch {
    return 'refused'
  }
}

const got = ['1:30', '1:30:00', '10:00', '1½ h', '2½ hours', '5m30'].map((text) => {
  const row = [text, parse(text), secondsOf(text)]
  console.log(row[0].padEnd(9), 'parse-duration, ms:', String(row[1]).padEnd(7), 'timestring, s:', row[2])
  return row
})
assert.deepEqual(got, [
  ['1:30', 1.03, 'refused'],
  ['1:30:00', 1.03, 'refused'],
  ['10:00', 10, 'refused'],
  ['1½ h', 1, 3600],
  ['2½ hours', 2, 7200],
  ['5m30', 330000, 300],
])
JS
