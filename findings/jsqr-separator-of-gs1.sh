#!/usr/bin/env bash
# jsQR 1.4.0 and qr 0.7.0, with zxing-wasm 3.1.4 beside them, on codes of bwip-js 4.11.4.
#
# Guess: a reader that takes a QR code of GS1 (FNC1 in the first place) gives the text of it, with the separator
# U+001D between fields of open length, or says that it does not know the mode.
# In fact jsQR gives what stands in the symbol: in alphanumeric mode `%` is the separator and `%%` a percent
# sign (ISO/IEC 18004, FNC1 mode), so lot `A%1` and serial `B` come out as `A%%1%21B`, which no
# parser of GS1 can cut. qr has 'timing' for an error, which is one of the picture.
#
# Who meets it: web scanners in shops, which are to read such codes beside the bar code by the end of 2027.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  jsqr@1.4.0 qr@0.7.0 zxing-wasm@3.1.4 bwip-js@4.11.4
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import bwipjs from 'bwip-js'
import jsQR from 'jsqr'
import decodeQR from 'qr/decode.js'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasmBinary = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary } })

/** The pixels of a symbol with black squares, 4 px a module. */
function draw(bcid, text) {
  const [{ pixs, pixx }] = bwipjs.raw({ bcid, text })
  const width = (pixx + 8) * 4
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [Math.floor(x / 4) - 4, Math.floor(y / 4) - 4]
      const inside = column >= 0 && column < pixx && row >= 0 && row < pixx
      if (inside && pixs[row * pixx + column]) data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3)
    }
  return { data, width, height: width }
}
async function read(bcid, text) {
  const image = draw(bcid, text)
  const [zxing] = await readBarcodes(image, { textMode: 'Plain' })
  let qr
  try {
    qr = decodeQR(image)
  } catch (error) {
    qr = `error ${error.message}`
  }
  const got = [jsQR(image.data, image.width, image.height)?.data, qr, zxing.text]
  console.log(`${bcid} ${text}\n  jsQR ${got[0]}\n  qr ${got[1]}\n  zxing ${JSON.stringify(got[2])}`)
  return got
}
const plain = '50% OFF'
assert.deepEqual(await read('qrcode', plain), [plain, plain, plain])
assert.deepEqual(await read('gs1qrcode', '(01)09521234543213(10)A%1(21)B'), [
  '010952123454321310A%%1%21B',
  'error timing',
  '010952123454321310A%1\u001d21B',
])
JS
