#!/usr/bin/env bash
# zxing-wasm 3.1.4, with symbols of nayuki-qr-code-generator 1.8.0.
#
# Guess: a QR code with a header for its character set (ECI) is reported as ']Q2', as ISO/IEC 15424
# has it (']Q1' is a QR code without that protocol), since the same result says `hasECI: true`.
# In fact `symbologyIdentifier` stays ']Q1'; only the bytes in `bytesECI` begin with ']Q2', so that
# one result says both.
#
# Who meets it: whoever hands the identifier on to till or stock software, which decides by it
# whether backslashes in the text are escapes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts nayuki-qr-code-generator@1.8.0 zxing-wasm@3.1.4
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import qrcodegen from 'nayuki-qr-code-generator'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const { QrCode, QrSegment } = qrcodegen
const wasmBinary = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary } })

/** The pixels of a symbol with black squares, 4 px a module. */
function draw(symbol) {
  const width = (symbol.size + 8) * 4
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      if (symbol.getModule(Math.floor(x / 4) - 4, Math.floor(y / 4) - 4))
        data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3)
  return { data, width, height: width }
}

const text = QrSegment.makeBytes([...Buffer.from('Zoë')])
async function read(label, segments) {
  const [result] = await readBarcodes(draw(QrCode.encodeSegments(segments, QrCode.Ecc.MEDIUM)))
  const { hasECI, symbologyIdentifier } = result
  const bytesECI = Buffer.from(result.bytesECI).toString()
  console.log(`${label}:`, { hasECI, symbologyIdentifier, bytesECI })
  return [hasECI, symbologyIdentifier, bytesECI]
}
assert.deepEqual(await read('without a header', [text]), [false, ']Q1', ']Q1Zoë'])
assert.deepEqual(await read('with the header of UTF-8', [QrSegment.makeEci(26), text]), [
  true,
  ']Q1',
  ']Q2\\000026Zoë',
])
JS
