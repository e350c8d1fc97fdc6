#!/usr/bin/env bash
# bwip-js 4.11.4, read by zxing-wasm 3.1.4.
#
# Guess: what a symbology demands is drawn, and options are for what it leaves open. The two check characters of
# Code 93 are part of every symbol, as that of EAN is.
# In fact `code93` and `code93ext` are drawn without them unless `includecheck` is set, which is off, and are
# not read. EAN, Code 128 and ITF-14 get their check digits without a word.
#
# Who meets it: labels for shelves and parcels; it shows when the first one is scanned.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts bwip-js@4.11.4 zxing-wasm@3.1.4
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import bwipjs from 'bwip-js'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasmBinary = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary } })

for (const [bcid, text, options, expected] of [
  ['ean13', '952012345678', {}, '9520123456788'],
  ['itf14', '0952012345678', {}, '09520123456788'],
  ['code128', 'AB12', {}, 'AB12'],
  ['code93', 'AB12', {}, undefined],
  ['code93', 'AB12', { includecheck: true }, 'AB12'],
  ['code93ext', 'Ab', {}, undefined],
  ['code93ext', 'Ab', { includecheck: true }, 'Ab'],
]) {
  const look = { scale: 3, padding: 20, backgroundcolor: 'FFFFFF' }
  const png = await bwipjs.toBuffer({ bcid, text, ...look, ...options })
  const [read] = await readBarcodes(new Blob([png]))
  console.log(`${bcid} ${text} ${JSON.stringify(options)}: ${read?.text ?? 'not read'}`)
  assert.equal(read?.text, expected)
}
JS
