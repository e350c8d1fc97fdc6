#!/usr/bin/env bash
# numeral 2.0.6.
#
# Guess: a formatter of numbers rounds 0.0000001 to `0.00`, as it does 0.000001; minus one minute and a
# second is `-0:01:01`, and 59 minutes and 59.6 seconds an hour.
# In fact each number that JavaScript writes with an exponent is `NaN`, 0.0000001 as well as 1e21.
# Times: -61 seconds are `-1:58:59`, and 3599.6 seconds are `0:59:60`.
#
# Who meets it: charts and tables of small shares, rates and balances near zero, where a difference of
# two amounts leaves 1e-16; countdowns that run past their end.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts numeral@2.0.6
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import numeral from 'numeral'

const cases = [
  [0.000001, '0.00', '0.00'],
  [0.0000001, '0.00', 'NaN'],
  [0.3 - 0.1 - 0.2, '0.00', 'NaN'],
  [1e21, '0,0', 'NaN'],
  [61, '00:00:00', '0:01:01'],
  [-61, '00:00:00', '-1:58:59'],
  [3599.6, '00:00:00', '0:59:60'],
]
for (const [value, format, expected] of cases) {
  const text = numeral(value).format(format)
  console.log(`${value} as ${format}: ${text}`)
  assert.equal(text, expected)
}
JS
