#!/usr/bin/env bash
# mathjs 15.2.0.
#
# Guess: since `240 + 18%` is 283.2, a percentage in the middle of a sum is one of what stands before
# it: `240 - 18% + 2` is 198.8.
# In fact `%` with a sign and a number behind it is the remainder: `18 % +2` is 0, and the sum is 240.
# With brackets around the percentage it is as guessed. Nothing warns.
#
# Who meets it: calculators that evaluate what people type, with a discount and then a fee.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts mathjs@15.2.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { evaluate, parse } from 'mathjs'

const sums = ['240 + 18%', '240 - 18% + 2', '(240 - 18%) + 2', '100 + 10% + 5', '80 - 25% - 3']
const got = {}
for (const sum of sums) {
  got[sum] = evaluate(sum)
  console.log(sum.padEnd(16), String(got[sum]).padEnd(6), parse(sum).toString())
}
assert.deepEqual(Object.values(got), [283.2, 240, 198.8, 100, 82])
JS
