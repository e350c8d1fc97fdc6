#!/usr/bin/env bash
# quantize 1.0.2, with extract-colors 4.2.1 beside it.
#
# Guess: the palette of a picture with two colors has these two, also where more were asked for.
# In fact no color of the palette is in the picture: red (255, 0, 0) is (252, 4, 4), since channels are rounded to the
# middle of 32 steps. Asked for more than there are, the list is filled up with mixtures that stand nowhere, one with a
# channel of 256, which is no color at all: of black and white comes (188, 256, 128), a light green.
#
# Who meets it: whoever takes the colors of a logo or of a screenshot, where exact values matter.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts quantize@1.0.2 extract-colors@4.2.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { extractColorsFromImageData } from 'extract-colors'
import quantize from 'quantize'

const pixels = (...colors) => colors.flatMap((color) => Array.from({ length: 100 }, () => color))
function paletteOf(colors, count) {
  const all = pixels(...colors)
  const palette = quantize(all, count).palette()
  const data = Uint8ClampedArray.from(all.flatMap((color) => [...color, 255]))
  const others = extractColorsFromImageData({ data, width: all.length, height: 1 }).map(
    ({ hex }) => hex,
  )
  console.log(
    JSON.stringify(colors),
    'quantize',
    JSON.stringify(palette),
    '| extract-colors',
    others.join(' '),
  )
  return palette
}
const [red, black, white] = [
  [255, 0, 0],
  [0, 0, 0],
  [255, 255, 255],
]
assert.deepEqual(paletteOf([red], 5)[0], [252, 4, 4])
const two = paletteOf([black, white], 4)
assert.deepEqual(two.slice(0, 2), [
  [252, 252, 252],
  [4, 4, 4],
])
assert.ok(two.some((color) => color.includes(256)))
JS
