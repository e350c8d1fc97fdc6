#!/usr/bin/env bash
# jsQR 1.4.0, drawing a symbol of qrcode 1.5.4.
#
# Guess: the larger and sharper a picture of one and the same code is, the better it can be read.
# In fact, once the small alignment pattern at the lower right is drawn as round dots that do not
# touch, jsQR reads the picture at 2 to 7 pixels a module and finds nothing at 8 and more. All
# other modules may be such dots: with a square alignment pattern each size is read.
#
# (zxing-wasm 3.1.4 reads both at each size.)
#
# Who meets it: everybody who draws codes with round modules and checks them with this reader; a
# check at a small size passes, and the poster fails.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts jsqr@1.4.0 qrcode@1.5.4 zxing-wasm@3.1.4
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import qrcode from 'qrcode'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasmBinary = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary } })

const TEXT = 'https://example.com/hello'
const QUIET = 4
const RADIUS = 0.45 // of a module: neighboring dots leave a gap of a tenth
const SAMPLES = 8 // a side, for smooth edges

const { modules } = qrcode.create(TEXT, { errorCorrectionLevel: 'M' })
const { size } = modules
assert.equal(size, 25) // version 2: one alignment pattern

const inFinder = (row, column) =>
  (row < 7 && column < 7) || (row < 7 && column >= size - 7) || (row >= size - 7 && column < 7)
const inAlignment = (row, column) =>
  row >= size - 9 && row < size - 4 && column >= size - 9 && column < size - 4

/** How dark the pixel at (x, y) of a dot is, from 0 to 1. */
function dotAt(x, y, scale) {
  let inside = 0
  for (let i = 0; i < SAMPLES; i++)
    for (let j = 0; j < SAMPLES; j++) {
      const dx = (x + (i + 0.5) / SAMPLES) / scale - 0.5
      const dy = (y + (j + 0.5) / SAMPLES) / scale - 0.5
      if (dx * dx + dy * dy <= RADIUS * RADIUS) inside++
    }
  return inside / SAMPLES ** 2
}

function draw(scale, roundAlignment) {
  const width = (size + 2 * QUIET) * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (!modules.get(row, column)) continue
      const square = inFinder(row, column) || (inAlignment(row, column) && !roundAlignment)
      for (let y = 0; y < scale; y++)
        for (let x = 0; x < scale; x++) {
          const gray = 255 * (1 - (square ? 1 : dotAt(x, y, scale)))
          const at = ((row + QUIET) * scale + y) * width + (column + QUIET) * scale + x
          pixels.fill(gray, 4 * at, 4 * at + 3)
        }
    }
  return { data: pixels, width, height: width }
}

const scales = Array.from({ length: 15 }, (_, i) => i + 2)
async function readAt(roundAlignment) {
  const read = { jsQR: [], zxing: [] }
  for (const scale of scales) {
    const picture = draw(scale, roundAlignment)
    if (jsQR(picture.data, picture.width, picture.height)?.data === TEXT) read.jsQR.push(scale)
    if ((await readBarcodes(picture))[0]?.text === TEXT) read.zxing.push(scale)
  }
  return read
}
const square = await readAt(false)
const round = await readAt(true)
console.log('The pixels a module at which the code is read')
console.log('alignment pattern square, jsQR:      ', ...square.jsQR)
console.log('alignment pattern square, zxing-wasm:', ...square.zxing)
console.log('alignment pattern round, zxing-wasm: ', ...round.zxing)
console.log('alignment pattern round, jsQR:       ', ...round.jsQR)
for (const sizes of [square.jsQR, square.zxing, round.zxing]) assert.deepEqual(sizes, scales)
assert.deepEqual(round.jsQR, [2, 3, 4, 5, 6, 7])
JS
