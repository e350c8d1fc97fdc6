#!/usr/bin/env bash
# exceljs 4.4.0 and xlsx 0.18.5.
#
# Guess: what reads a CSV file into a workbook takes the numbers of a spreadsheet for numbers: decimal digits, perhaps
# with an exponent. Gnumeric 1.12.55 and LibreOffice 7.4.7 keep `0x12`, `0b101` and `0o17` as texts.
# In fact both take the number literals of JavaScript: 18, 5 and 15, quoted or not. And of `TRUE`, as spreadsheets
# write it, and `true`, each makes a truth value of the other one: xlsx of `TRUE`, exceljs of `true`.
#
# Who meets it: lists of serial numbers, addresses of memory, lots and passwords; what comes back from the workbook
# is another text. `raw: true` of xlsx and `map` of exceljs keep them.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts exceljs@4.4.0 xlsx@0.18.5
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import ExcelJS from 'exceljs'
import XLSX from 'xlsx'

for (const [text, inExceljs, inXlsx] of [
  ['0x12', 18, 18],
  ['0b101', 5, 5],
  ['0o17', 15, 15],
  ['TRUE', 'TRUE', true],
  ['true', true, 'true'],
  ['1_000', '1_000', '1_000'],
]) {
  const csv = `lot\n"${text}"\n`
  const sheet = await new ExcelJS.Workbook().csv.read(Readable.from([csv]))
  const got = [sheet.getCell('A2').value, XLSX.read(csv, { type: 'string' }).Sheets.Sheet1.A2.v]
  console.log(`${text}: exceljs ${typeof got[0]} ${got[0]}, xlsx ${typeof got[1]} ${got[1]}`)
  assert.deepEqual(got, [inExceljs, inXlsx])
  const map = (cell) => cell
  const kept = await new ExcelJS.Workbook().csv.read(Readable.from([csv]), { map })
  assert.equal(kept.getCell('A2').value, text)
  assert.equal(XLSX.read(csv, { type: 'string', raw: true }).Sheets.Sheet1.A2.v, text)
}
JS
