#!/usr/bin/env bash
# mathjs 15.2.0.
#
# Guess: `5 ft 11 in` is a height, since units stand behind numbers, or it is refused.
# In fact units that follow one another are multiplied: it is 660 square inches, and `3 lb 4 oz` is
# 12 units of weight squared. Only `to cm` behind it is refused, with words about units that do not
# match, or about the types of a product. `1 h 30 min` fails otherwise: `min` is the function.
#
# Who meets it: converters that hand a typed height or weight to the expression parser.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts mathjs@15.2.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { evaluate } from 'mathjs'

for (const text of ['5 ft 11 in', '3 lb 4 oz'])
  console.log(text.padEnd(12), evaluate(text).toString())
for (const text of ['5 ft 11 in to cm', '3 lb 4 oz to kg']) {
  assert.throws(
    () => evaluate(text),
    ({ message }) => {
      console.log(text.padEnd(18), message)
      return true
    },
  )
}
const area = evaluate('5 ft 11 in')
assert.ok(area.equalBase(evaluate('1 m^2')))
assert.equal(Math.round(area.toNumber('in^2')), 660)
JS
