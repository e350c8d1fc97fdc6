#!/usr/bin/env bash
# jsQR 1.4.0, with symbols of nayuki-qr-code-generator 1.8.0 and zxing-wasm 3.1.4 beside it.
#
# Guess: a reader that gives a result gives all of the text. ISO/IEC 18004 takes bytes as Latin-1
# unless a header (ECI) names another character set, and most readers also try UTF-8.
# In fact jsQR tries UTF-8 only. A segment of bytes that is none disappears without a word, while
# the segments around it stay: of 'HI ', 'Zoë', '123' the text is 'HI 123'. The header is of no
# help, and a code with nothing else gives the empty string, which `if (code.data)` takes for none.
#
# Who meets it: web scanners of printed codes from older or from European software.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts jsqr@1.4.0 nayuki-qr-code-generator@1.8.0 zxing-wasm@3.1.4
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
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

const name = QrSegment.makeBytes([...Buffer.from('Zoë', 'latin1')])
const cases = {
  'bytes alone': [name],
  'bytes after the header of Latin-1': [QrSegment.makeEci(3), name],
  'three segments': [QrSegment.makeAlphanumeric('HI '), name, QrSegment.makeNumeric('123')],
}
const got = {}
for (const [label, segments] of Object.entries(cases)) {
  const picture = draw(QrCode.encodeSegments(segments, QrCode.Ecc.MEDIUM))
  const [other] = await readBarcodes(picture)
  got[label] = [jsQR(picture.data, picture.width, picture.height).data, other.text]
  console.log(
    `${label}: jsQR ${JSON.stringify(got[label][0])}, zxing-wasm ${JSON.stringify(other.text)}`,
  )
}
assert.deepEqual(got, {
  'bytes alone': ['', 'Zoë'],
  'bytes after the header of Latin-1': ['', 'Zoë'],
  'three segments': ['HI 123', 'HI Zoë123'],
})
JS
