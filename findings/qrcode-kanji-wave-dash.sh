#!/usr/bin/env bash
# qrcode 1.5.4 with its own helper for Kanji mode, read by jsQR 1.4.0 and zxing-wasm 3.1.4.
#
# Guess: with `toSJISFunc` a Japanese text takes less room and is read as it was written; what the
# helper does not know goes in as UTF-8.
# In fact of the helper's 6,848 characters nine come back as others. It writes them as Windows does
# (code page 932), and readers go by JIS X 0208: the usual '～' of '10～18時' is read as '〜', and the
# quotation mark '〝' as nothing that can be shown (U+0000 or U+FFFD). Both readers agree.
#
# Who meets it: Japanese opening hours, price ranges and names in links, which then are not the same
# link; plain UTF-8, without the helper, is right.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts qrcode@1.5.4 jsqr@1.4.0 zxing-wasm@3.1.4
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import qrcode from 'qrcode'
import toSJISFunc from 'qrcode/helper/to-sjis.js'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasmBinary = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary } })

async function readBack(text, options) {
  const { modules, segments } = qrcode.create(text, options)
  const width = (modules.size + 8) * 4
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const [row, column] = [y, x].map((px) => Math.floor(px / 4) - 4)
      const inside = Math.min(row, column) >= 0 && Math.max(row, column) < modules.size
      if (inside && modules.get(row, column))
        data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3)
    }
  const [other] = await readBarcodes({ data, width, height: width })
  const modes = segments.map(({ mode }) => mode.id).join('+')
  const texts = [jsQR(data, width, width).data, other.text]
  console.log(
    JSON.stringify(text),
    modes,
    'jsQR:',
    JSON.stringify(texts[0]),
    'zxing-wasm:',
    JSON.stringify(texts[1]),
  )
  return texts
}

const same = (text) => [text, text]
assert.deepEqual(await readBack('営業～時間', {}), same('営業～時間')) // first: the helper stays set
assert.deepEqual(await readBack('営業時間', { toSJISFunc }), same('営業時間'))
assert.deepEqual(await readBack('営業～時間', { toSJISFunc }), same('営業〜時間'))
assert.deepEqual(await readBack('〝時間〟', { toSJISFunc }), ['\0時間\0', '\ufffd時間\ufffd'])
JS
