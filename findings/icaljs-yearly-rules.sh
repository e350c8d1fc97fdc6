#!/usr/bin/env bash
# ical.js 2.2.1, with rrule 2.8.1 and rrule-temporal 2.2.8 beside it.
#
# Guess: the library behind several calendars expands the rules that RFC 5545 has for examples, or refuses a part
# that it does not know.
# In fact what is to be once a year becomes every week: 'the 20th Monday of the year' (`BYDAY=20MO`) and 'Monday of
# week 20' (`BYWEEKNO=20;BYDAY=MO`) are each Monday, for ever. A birthday on 29 February is on 1 March in
# all years but leap years, where the standard leaves it out.
#
# (`BYYEARDAY` and `BYMONTH` with a fourth Thursday are right.)
#
# Who meets it: feeds of schools, churches and markets, which count weeks; the calendar is full of them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 rrule@2.8.1 rrule-temporal@2.2.8
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import rrule from 'rrule'
import { RRuleTemporal } from 'rrule-temporal'

const dayOf = (epoch) => new Date(Number(epoch)).toISOString().slice(0, 10)
function byIcal(rule, start) {
  const dates = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString(start))
  return [1, 2, 3].map(() => dates.next().toString().slice(0, 10))
}
const textOf = (rule, start) => `DTSTART:${start.replace(/[-:]/g, '')}\nRRULE:${rule}`
function byRrule(rule, start) {
  const days = rrule.rrulestr(textOf(rule, start)).all((_, index) => index < 3)
  return days.slice(0, 3).map(dayOf)
}
function byTemporal(rule, start) {
  const days = new RRuleTemporal({ rruleString: textOf(rule, start) }).all((_, index) => index < 3)
  return days.slice(0, 3).map(({ epochMilliseconds }) => dayOf(epochMilliseconds))
}
// The dates on the right are those of RFC 5545, section 3.8.5.3, or follow from section 3.3.10.
const mondays = '1997-05-19 1997-05-26 1997-06-02'
const thanksgivings = '2026-11-26 2027-11-25 2028-11-23'
const hundredths = '1997-04-10 1998-04-10 1999-04-10'
for (const [rule, start, expected, right] of [
  ['BYDAY=20MO', '1997-05-19', mondays, '1997-05-19 1998-05-18 1999-05-17'],
  ['BYWEEKNO=20;BYDAY=MO', '1997-05-12', mondays, '1997-05-12 1998-05-11 1999-05-17'],
  ['', '2024-02-29', '2024-02-29 2025-03-01 2026-03-01', '2024-02-29 2028-02-29 2032-02-29'],
  ['BYYEARDAY=100', '1997-04-10', hundredths, hundredths],
  ['BYMONTH=11;BYDAY=4TH', '2026-11-26', thanksgivings, thanksgivings],
]) {
  const whole = ['FREQ=YEARLY', rule].filter(Boolean).join(';')
  const [from, z] = [`${start}T09:00:00`, `${start}T09:00:00Z`]
  const got = byIcal(whole, from).join(' ')
  console.log(`${whole} from ${start}\n  ical.js ${got}\n  right   ${right}`)
  assert.equal(got, expected)
  assert.equal(byRrule(whole, z).join(' '), right)
  assert.equal(byTemporal(whole, z).join(' '), right)
}
JS
