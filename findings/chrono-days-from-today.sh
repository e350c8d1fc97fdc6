#!/usr/bin/env bash
# chrono-node 2.10.3.
#
# Guess: `2 weeks 3 days from today` is read as `2 weeks 3 days from now` is, 17 days on.
# In fact 'now' is the only word of a day that a length may stand before: of `from today` the result
# is today, of `from tomorrow` tomorrow, of `three weeks from monday` that Monday. `10 days after
# christmas` is ten days from now. What was left out shows only in the text of the result.
#
# Who meets it: reminders and date fields in words, which are set for the wrong day without a word.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts chrono-node@2.10.3
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { parse } from 'chrono-node'

const now = new Date(2026, 10, 29, 12)
const dayOf = (text) => {
  const [found] = parse(text, now)
  const day = found.date().toDateString()
  console.log(text.padEnd(30), day, `read: '${found.text}'`)
  return day
}
assert.equal(dayOf('2 weeks 3 days from now'), 'Wed Dec 16 2026')
assert.equal(dayOf('2 weeks 3 days from today'), 'Sun Nov 29 2026')
assert.equal(dayOf('2 weeks from tomorrow'), 'Mon Nov 30 2026')
assert.equal(dayOf('three weeks from monday'), 'Mon Nov 30 2026')
assert.equal(dayOf('10 days after christmas'), 'Wed Dec 09 2026')
assert.equal(dayOf('10 days before 25 december'), 'Tue Dec 15 2026')
JS
