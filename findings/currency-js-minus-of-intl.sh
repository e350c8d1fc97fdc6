#!/usr/bin/env bash
# currency.js 2.0.4 and numeral 2.0.6.
#
# Guess: a library for money reads a negative amount that `Intl.NumberFormat` has written, and a number
# that JavaScript has written as a text.
# In fact currency.js drops all but ASCII digits, the point and the hyphen. Swedish, Norwegian and
# others write U+2212 for the minus, so `−5,00 kr` with the decimal comma set is 5: a debt becomes a
# credit. `1e3` is 13 and `1.5E+2` is 1.52 to currency.js and to numeral, though `Number` reads 1000 and
# 150; `1e+21`, the text of that number, is 121 to currency.js.
#
# Who meets it: amounts that are pasted from a page or a bank's statement in such a language, and JSON
# or CSV files whose numbers came by way of a text.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts currency.js@2.0.4 numeral@2.0.6
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import currency from 'currency.js'
import numeral from 'numeral'

const debt = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' }).format(-5)
const read = currency(debt, { decimal: ',', separator: ' ' }).value
console.log(`${debt}: currency.js reads ${read}`)
assert.ok(debt.startsWith('\u2212'))
assert.equal(read, 5)

const got = ['1e3', '1e+21', '1.5E+2'].map((text) => {
  const values = [Number(text), currency(text).value, numeral(text).value()]
  console.log(`${text}: Number ${values[0]}, currency.js ${values[1]}, numeral ${values[2]}`)
  return values.slice(1)
})
assert.deepEqual(got[0], [13, 13])
assert.equal(got[1][0], 121)
assert.deepEqual(got[2], [1.52, 1.52])
JS
