#!/usr/bin/env bash
# exceljs 4.4.0, with xlsx 0.18.5 and read-excel-file 9.3.17 reading the same workbook.
#
# Guess: a letter behind a backslash in a number format is shown as it stands (ECMA-376, 18.8.31), so the cell
# '5 m' of the format `0\ \m` is the number 5, as it is with `0\ "m"`.
# In fact exceljs looks for d, m, h, y and s outside of quotes and brackets, and does not know the backslash, nor
# the `_` that leaves a letter's width free: 5 m, 5 km, 5 h, 5 MB and 5 DM are 4 January 1900.
# The other two readers have the number, and xlsx shows it as 5 m.
#
# Who meets it: imports of measured values and of money whose unit stands in the format; five meters become a day.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  exceljs@4.4.0 xlsx@0.18.5 read-excel-file@9.3.17
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import ExcelJS from 'exceljs'
import readExcelFile from 'read-excel-file/node'
import XLSX from 'xlsx'

const formats = {
  '0\\ "m"': 'number',
  '0\\ \\k\\g': 'number',
  '0\\ \\m': 'date',
  '0\\ \\k\\m': 'date',
  '0\\ \\h': 'date',
  '0\\ \\M\\B': 'date',
  '#,##0\\ \\D\\M': 'date',
  '#,##0_d': 'date',
}
const workbook = XLSX.utils.book_new()
const sheet = XLSX.utils.aoa_to_sheet(Object.keys(formats).map(() => [5]))
Object.keys(formats).forEach((z, row) => (sheet[`A${row + 1}`].z = z))
XLSX.utils.book_append_sheet(workbook, sheet, 'Sheet')
const file = XLSX.write(workbook, { type: 'buffer', bookType: 'xlsx' })

const cells = new ExcelJS.Workbook()
await cells.xlsx.load(file)
const shown = XLSX.read(file).Sheets.Sheet
const rows = await readExcelFile(file)
const values = rows[0].data ?? rows
Object.entries(formats).forEach(([format, kind], row) => {
  const { value } = cells.worksheets[0].getCell(row + 1, 1)
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : value
  console.log(`${format}: exceljs ${text}, shown as ${shown[`A${row + 1}`].w}, read-excel-file ${values[row][0]}`)
  assert.equal(text, kind === 'date' ? '1900-01-04' : 5)
  assert.equal(values[row][0], 5)
})
JS
