#!/usr/bin/env bash
# csv-parse 7.0.3, on Node 20 or newer.
#
# Guess: with `cast` and `cast_date` cells become numbers and dates where they are such, and everything
# else stays a text.
# In fact whatever V8's `Date.parse` takes is a date: `Room 12`, `A-1` and `3/4` are days of 2001, at
# midnight of the machine's own zone. Numbers are cut where `parseFloat` ends: `0x10`
# and `0b11`, which pass its test for a number, are 0, and the 9007199254740993 of an id is ...992.
#
# Who meets it: imports of lists with rooms, seats, sizes or part numbers; the same file gives other
# days on a machine in another zone.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts csv-parse@7.0.3
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { parse } from 'csv-parse/sync'

const cells = ['Room 12', 'A-1', '3/4', 'Kitchen', '0x10', '0b11', '9007199254740993', '12']
const got = parse(cells.join('\n'), { cast: true, cast_date: true }).flat()
const shown = got.map((cell) =>
  cell instanceof Date
    ? `${cell.getFullYear()}-${cell.getMonth() + 1}-${cell.getDate()}`
    : cell,
)
for (const [at, cell] of cells.entries()) {
  const kind = got[at] instanceof Date ? 'date' : typeof got[at]
  console.log(`${cell}: ${shown[at]} (${kind})`)
}
assert.deepEqual(shown, ['2001-12-1', '2001-1-1', '2001-3-4', 'Kitchen', 0, 0, 2 ** 53, 12])
JS
