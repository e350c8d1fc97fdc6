#!/usr/bin/env bash
# json-2-csv 5.6.0, with csv-parse 7.0.3 and papaparse 5.7.1 beside it.
#
# Guess: the line end behind the last row (RFC 4180, 2.2: there may be one) is not part of the last cell.
# In fact `csv2json` leaves it there where that cell is a text without quotes: `Oslo\n`. Numbers hide it, as reading
# them drops it; in quotes it does not happen. Cells are read as JSON, so a code such as `12E4` becomes 120000, and
# `[1]` a list.
#
# Who meets it: imports of a file whose last column is a name, a city or a link: the last row of each file finds no
# match.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts json-2-csv@5.6.0 csv-parse@7.0.3 papaparse@5.7.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { parse } from 'csv-parse/sync'
import { csv2json } from 'json-2-csv'
import Papa from 'papaparse'

const FILES = {
  text: 'name,city\nIda,Bergen\nAda,Oslo\n',
  quoted: 'name,city\nIda,"Bergen"\nAda,"Oslo"\n',
  number: 'name,floor\nIda,3\nAda,4\n',
  code: 'name,code\nIda,12E4\nAda,[1]\n',
}
const last = Object.fromEntries(
  Object.entries(FILES).map(([kind, text]) => {
    const cell = Object.values(csv2json(text).at(-1))[1]
    const others = [
      parse(text, { columns: true }),
      Papa.parse(text, { header: true, skipEmptyLines: true }).data,
    ]
    console.log(
      kind.padEnd(8),
      JSON.stringify(cell).padEnd(10),
      'others',
      others.map((rows) => JSON.stringify(Object.values(rows.at(-1))[1])).join(' '),
    )
    return [kind, cell]
  }),
)
assert.deepEqual(last, { text: 'Oslo\n', quoted: 'Oslo', number: 4, code: [1] })
assert.equal(csv2json(FILES.code)[0].code, 120000)
assert.equal(parse(FILES.text, { columns: true }).at(-1).city, 'Oslo')
JS
