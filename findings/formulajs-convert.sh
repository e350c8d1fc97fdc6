#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1.
#
# Guess: CONVERT has the units of the spreadsheet function that it copies, and their factors.
# In fact no temperature is among them, by any of its names: `CONVERT(68, "F", "C")`, the manual's example, is #N/A.
# What is there is wrong in parts: a tesla is one gauss and not 10,000, `pica` and `Picapt`, a sixth of an
# inch and a point, have each other's length, and a prefix before a cube is not cubed, so that a cubic
# millimeter is a thousandth of a cubic meter, a liter.
#
# Who meets it: pages that evaluate formulas of spreadsheets, by this library or an engine on top of it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { CONVERT } from '@formulajs/formulajs'

for (const [value, from, to, expected, right] of [
  [1, 'mi', 'km', 1.609, 1.609],
  [68, 'F', 'C', '#N/A', 20],
  [100, 'cel', 'fah', '#N/A', 212],
  [0, 'C', 'K', '#N/A', 273.2],
  [1, 'T', 'ga', 1, 10_000],
  [6, 'pica', 'in', 0.08333, 1],
  [72, 'Picapt', 'in', 12, 1],
  [1, 'mm3', 'm3', 0.001, 1e-9],
]) {
  const result = CONVERT(value, from, to)
  const got = result instanceof Error ? result.message : Number(result.toPrecision(4))
  console.log(`CONVERT(${value}, "${from}", "${to}"): ${got}, by definition ${right}`)
  assert.equal(got, expected)
}
JS
