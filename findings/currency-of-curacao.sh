#!/usr/bin/env bash
# country-to-currency 3.0.1, currency-codes 2.2.0.
#
# Guess: the currency that one names for a country is known to the other, which has ISO 4217.
# In fact the first follows the change of 2025 to the Caribbean guilder (XCG, for Curaçao and Sint
# Maarten), the second is of June 2024: it knows no XCG, so digits and name of the money of two
# countries are missing. Bulgaria is the other way round: the euro in one, and the lev still listed in
# the other.
#
# Who meets it: shops that ask both for a visitor's country, and format with undefined digits.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts country-to-currency@3.0.1 currency-codes@2.2.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import byCountry from 'country-to-currency'
import codes from 'currency-codes'

const table = byCountry.default ?? byCountry
const missing = Object.entries(table).filter(([, code]) => codes.code(code) === undefined)
console.log('published', codes.publishDate, 'unknown:', missing.map((pair) => pair.join(' ')).join(', '))
assert.deepEqual(missing.map(([country]) => country).sort(), ['CW', 'SX'])
assert.equal(table.BG, 'EUR')
assert.ok(codes.code('BGN'))
JS
