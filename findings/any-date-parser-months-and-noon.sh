#!/usr/bin/env bash
# any-date-parser 2.2.4.
#
# Guess: a parser of dates for people reads `12/25` as Christmas in English, as `Intl` writes it, or says that it cannot.
# In fact it does so for `en-US`; for `en`, which `Intl` takes for the same, it is 12 February. `noon tomorrow`
# is tomorrow at midnight, the end of a day in ISO 8601, `T24:00`, is its beginning, a day early, and `2026-02-30` is
# 2 March.
#
# Who meets it: fields and importers that take dates as they were typed or exported.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts any-date-parser@2.2.4
TZ=UTC node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import parser from 'any-date-parser'

const monthAndDay = (text) => {
  const date = parser.fromString(text, 'en')
  return [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours()]
}

const [christmas, noon] = ['12/25', 'noon tomorrow'].map(monthAndDay)
const end = parser.fromString('2026-12-01T24:00Z', 'en').toISOString()
const february = parser.fromString('2026-02-30', 'en').toISOString()
console.log('12/25: month', christmas[0], 'day', christmas[1])
console.log('noon tomorrow: hour', noon[2])
console.log('2026-12-01T24:00Z:', end)
console.log('2026-02-30:', february)
assert.deepEqual(christmas.slice(0, 2), [2, 12])
assert.equal(noon[2], 0)
assert.equal(end, '2026-12-01T00:00:00.000Z')
assert.equal(february, '2026-03-02T00:00:00.000Z')
JS
