#!/usr/bin/env bash
# parse-ingredient 3.0.0 and numeric-quantity 3.3.3, which it reads numbers with.
#
# Guess: what reads `½`, `２` and `१२` reads `1,5 l milk`, or leaves it alone, since no group has one digit.
# In fact every comma is dropped: `1,5 l milk` is 15 liters and `0,5 kg butter` 5 kilograms. The parser of numbers reads
# `1.204,50` as 1.205, which is neither of the two things it may be; `-5` is a number, `−5` with the minus of Unicode is none.
#
# Who meets it: sites that scale recipes, with the recipes of most of Europe and South America.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts parse-ingredient@3.0.0 numeric-quantity@3.3.3
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { numericQuantity } from 'numeric-quantity'
import { parseIngredient } from 'parse-ingredient'

const ingredients = ['1,5 l milk', '0,5 kg butter'].map((text) => {
  const [{ quantity, description }] = parseIngredient(text)
  console.log(text.padEnd(14), quantity, description)
  return quantity
})
const numbers = ['1.204,50', '-5', '−5', '१२'].map((text) => {
  const value = numericQuantity(text)
  console.log(text.padEnd(14), value)
  return value
})
assert.deepEqual(ingredients, [15, 5])
assert.deepEqual(numbers, [1.205, -5, NaN, 12])
JS
