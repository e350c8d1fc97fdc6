#!/usr/bin/env bash
# jsbarcode 3.12.3, read by zxing-wasm 3.1.4.
#
# Guess: Code 128 has ASCII alone here, so a text with an accent is refused, as `valid` says of `café`.
# In fact capitals such as É and Ë are taken, and are not in the symbol: `NOËL` is drawn and captioned as `NOL`,
# `ÉTÉ` as `T`, and both are read so. The letters from È to Ó stand for control codes of the symbology inside the
# library; `valid` is true. Other accents are refused.
#
# Who meets it: shops and stores in French, Spanish and Portuguese, where article numbers and shelves are
# written in capitals; the label scans, as another article.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts jsbarcode@3.12.3 zxing-wasm@3.1.4
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import JsBarcode from 'jsbarcode'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasmBinary = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary } })

/** The pixels of bars, 3 px a module, with a quiet zone of 20 modules. */
function draw(bits) {
  const row = [...'0'.repeat(20), ...bits, ...'0'.repeat(20)].flatMap((bit) =>
    Array(3).fill(bit === '1' ? [0, 0, 0, 255] : [255, 255, 255, 255]),
  )
  const rows = Array(80).fill(row.flat()).flat()
  return { data: new Uint8ClampedArray(rows), width: row.length, height: 80 }
}

async function through(text) {
  const target = {}
  let valid
  try {
    JsBarcode(target, text, { format: 'CODE128', valid: (is) => (valid = is) })
  } catch (error) {
    return [valid, error.message]
  }
  if (!valid) return [valid]
  const bits = target.encodings.map(({ data }) => data).join('')
  const [read] = await readBarcodes(draw(bits))
  return [valid, target.encodings.map(({ text }) => text).join(''), read.text]
}

const expected = {
  CAFE: [true, 'CAFE', 'CAFE'],
  CAFÉ: [true, 'CAF', 'CAF'],
  NOËL: [true, 'NOL', 'NOL'],
  ÉTÉ: [true, 'T', 'T'],
  'CRÊPE 250': [true, 'CRPE 250', 'CRPE 250'],
  café: [false],
  HÔTEL: [false],
}
for (const [text, outcome] of Object.entries(expected)) {
  const [valid, caption, read] = await through(text)
  console.log(`${text}: valid ${valid}${valid ? `, caption ${caption}, read as ${read}` : ''}`)
  assert.deepEqual(await through(text), outcome)
}
JS
