#!/usr/bin/env bash
# csv-stringify 6.9.0, read by csv-parse 7.0.3, papaparse 5.7.1 and d3-dsv 3.0.2.
#
# Guess: a cell with a line break is put in quotes, as it is without options.
# In fact only the break that ends the rows counts: with `record_delimiter: 'windows'`, for Excel, a cell with LF,
# which texts of two lines mostly have, stays without quotes and is cut in two: csv-parse, of the same project,
# finds rows of different lengths, and the others find a row too many.
#
# Who meets it: exports for Windows of addresses and notes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  csv-stringify@6.9.0 csv-parse@7.0.3 papaparse@5.7.1 d3-dsv@3.0.2
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { csvParseRows } from 'd3-dsv'
import Papa from 'papaparse'

const rows = [
  ['Ann', '1 High Street\nFlat 2'],
  ['Ben', '5 Low Road'],
]
function through(options) {
  const text = stringify(rows, options)
  let own
  try {
    own = parse(text).length
  } catch (error) {
    own = error.code
  }
  const got = [own, Papa.parse(text.trim()).data.length, csvParseRows(text.trim()).length]
  console.log(JSON.stringify(text), `rows: csv-parse ${got[0]}, papaparse ${got[1]}, d3-dsv ${got[2]}`)
  return got
}
assert.deepEqual(through({}), [2, 2, 2])
assert.deepEqual(through({ record_delimiter: 'windows', quoted_match: /\n/ }), [2, 2, 2])
assert.deepEqual(through({ record_delimiter: 'windows' }), ['CSV_RECORD_INCONSISTENT_FIELDS_LENGTH', 3, 3])
JS
