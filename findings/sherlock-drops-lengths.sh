#!/usr/bin/env bash
# sherlockjs 1.4.2.
#
# Guess: what the parser of events does not read it leaves undated, so that the person sees it.
# In fact it dates the event by the part that it knows, and drops the rest or puts it into the title: `report in 1 month 2 weeks` is due
# in a month, `report today + 1 month` today, and `stretch in half an hour` in an hour. A day that no month has is the next one:
# `rent on 31 April` is due on 1 May.
#
# Who meets it: quick entries of calendars and lists of things to do.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts sherlockjs@1.4.2
TZ=UTC node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import Sherlock from 'sherlockjs'

const now = new Date('2026-03-10T12:00:00Z')
Sherlock._setNow(now)

const got = ['report in 1 month 2 weeks', 'report today + 1 month', 'stretch in half an hour', 'rent on 31 April'].map(
  (text) => {
    const { eventTitle, startDate, isAllDay } = Sherlock.parse(text)
    const start = startDate.toISOString().slice(0, isAllDay ? 10 : 16)
    console.log(text.padEnd(27), start.padEnd(17), eventTitle)
    return [start, eventTitle]
  },
)
assert.deepEqual(got, [
  ['2026-04-10', 'report'],
  ['2026-03-10', 'report + 1 month'],
  ['2026-03-10T13:00', 'stretch'],
  ['2026-05-01', 'rent'],
])
JS
