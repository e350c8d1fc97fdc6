#!/usr/bin/env bash
# csvtojson 2.0.14, with csv-stringify 6.9.0 as the writer and papaparse 5.7.1 and csv-parse 7.0.3 beside it.
#
# Guess: a line break inside of quotes belongs to its cell (RFC 4180), whichever of the two kinds it is.
# In fact the first break of the text is taken for that between rows, quoted or not. If the heading `Price (EUR)`
# has CR LF in place of its space, as fields of forms send it, and rows end with LF, as csv-stringify writes
# them, the whole file is one heading: no rows, no error. The other way round each row keeps a CR at its end, which only
# trimming hides.
#
# Who meets it: exports of tables whose headings people have typed in two lines.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  csvtojson@2.0.14 csv-stringify@6.9.0 csv-parse@7.0.3 papaparse@5.7.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import csvtojson from 'csvtojson'
import Papa from 'papaparse'

const rows = (heading) => [
  ['Name', heading],
  ['Tea', '1.50'],
  ['Coffee', '2.50'],
]
async function read(text, options = {}) {
  const errors = []
  const found = await csvtojson(options).on('error', (error) => errors.push(error)).fromString(text)
  console.log(JSON.stringify(text), 'csvtojson', JSON.stringify(found))
  assert.deepEqual(errors, [])
  assert.equal(parse(text, { columns: true }).length, 2)
  assert.equal(Papa.parse(text.trim(), { header: true }).data.length, 2)
  return found
}
assert.equal((await read(stringify(rows('Price (EUR)')))).length, 2)
assert.equal((await read(stringify(rows('Price\n(EUR)')))).length, 2)
assert.deepEqual(await read(stringify(rows('Price\r\n(EUR)'))), [])

const other = 'Name,"Price\n(EUR)"\r\nTea,1.50\r\nCoffee,2.50\r\n'
assert.equal(Object.values((await read(other))[0])[1], '1.50')
assert.equal(Object.values((await read(other, { trim: false }))[0])[1], '1.50\r')
JS
