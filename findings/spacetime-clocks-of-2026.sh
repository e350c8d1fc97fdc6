#!/usr/bin/env bash
# spacetime 7.15.0.
#
# Guess: a library with zones of its own keeps the rule by which clocks change, such as the last Sunday of
# October, or the dates of many years.
# In fact it keeps the two dates of 2026 for each zone and uses them for every year. In 2027 the clocks of
# Berlin go back on 31 October and here on the 25th, those of New York go forward on 14 March and here on the
# 8th: for a week each time is an hour off, in nearly all zones that change their clocks.
#
# (The README says that the latest dates are applied to the past; it is the same for years to come.)
#
# Who meets it: calendars that show a meeting of the coming spring or autumn.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts spacetime@7.15.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import spacetime from 'spacetime'

// The hours are those of the laws: the EU changes on the last Sundays of March and October, the United States on
// the second Sunday of March and the first of November.
for (const [zone, day, right, expected] of [
  ['Europe/Berlin', '2026-10-24', 14, 14],
  ['Europe/Berlin', '2026-10-26', 13, 13],
  ['Europe/Berlin', '2027-10-26', 14, 13],
  ['Europe/Berlin', '2027-10-30', 14, 13],
  ['Europe/Berlin', '2028-03-27', 14, 13],
  ['America/New_York', '2026-03-09', 8, 8],
  ['America/New_York', '2027-03-09', 7, 8],
  ['America/New_York', '2027-03-13', 7, 8],
  ['America/New_York', '2027-11-03', 8, 7],
]) {
  const hour = spacetime(Date.parse(`${day}T12:00Z`), zone).hour()
  console.log(`${day}, noon UTC in ${zone}: ${hour}:00, by law ${right}:00`)
  assert.equal(hour, expected)
}
JS
