#!/usr/bin/env bash
# papaparse 5.7.1.
#
# Guess: the delimiter is found where all lines have as many semicolons: a spreadsheet of most of
# Europe writes `Tea;1,50` so.
# In fact with two columns, of which one has decimal commas, the comma is taken if the file ends with a
# line break, as files do: `Tea;1` and `50` come out, and `errors`, which stays empty for many other
# faults, says that none was found. Without the last line break, or with `skipEmptyLines`, the semicolon
# is found in the same lines.
#
# Who meets it: imports of short price lists that leave the delimiter to the parser.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts papaparse@5.7.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import Papa from 'papaparse'

const text = 'item;price\nTea;1,50\nMilk;0,99\nOil;3,49\n'
const rowOf = (list, options) => {
  const { data, meta, errors } = Papa.parse(list, options)
  const codes = errors.map(({ code }) => code)
  console.log(JSON.stringify(list.slice(-9)), meta.delimiter, data[1], codes)
  return [meta.delimiter, data[1]]
}
assert.deepEqual(rowOf(text, {}), [',', ['Tea;1', '50']])
assert.deepEqual(rowOf(text.trimEnd(), {}), [';', ['Tea', '1,50']])
assert.deepEqual(rowOf(text, { skipEmptyLines: true }), [';', ['Tea', '1,50']])
JS
