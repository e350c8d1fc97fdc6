#!/usr/bin/env bash
# xlsx 0.18.5, the version in the registry of npm.
#
# Guess: of a CSV file it makes the cells that a spreadsheet makes: `5 1/2` is 5.5, as in Gnumeric 1.12.55 and
# LibreOffice 7.4.7, or stays a text.
# In fact it asks the Date of JavaScript: `5 1/2` is 1 May 2002, `98 3/4` is 4 March 1998, and `5 1/2"`, with
# the sign for inches, is a day too. So are ranges: `6-8` is 8 June 2001. Quotes around the cell change nothing.
#
# Who meets it: lists of screws, boards, hats and recipes that a web page turns into a workbook. `raw: true`
# keeps them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5
TZ=UTC node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import XLSX from 'xlsx'

function cellOf(text, options) {
  const csv = `size\n"${text.replaceAll('"', '""')}"\n`
  const { v } = XLSX.read(csv, { type: 'string', cellDates: true, ...options }).Sheets.Sheet1.A2
  return v instanceof Date ? v.toISOString().slice(0, 10) : v
}
for (const [text, expected] of Object.entries({
  '5 1/2': '2002-05-01',
  '98 3/4': '1998-03-04',
  '5 1/2"': '2002-05-01',
  '6-8': '2001-06-08',
  '10 - 12': '10 - 12',
})) {
  console.log(`${text}: ${cellOf(text)}`)
  assert.equal(cellOf(text), expected)
  assert.equal(cellOf(text, { raw: true }), text)
}
JS
