#!/usr/bin/env bash
# culori 4.0.2, with chroma-js 3.2.0 and colorjs.io 0.7.1 beside it.
#
# Guess: the commas of CSS are spelling: `hsl(120, 150%, 25%)` and `hsl(120 150% 25%)` are one color.
# In fact culori clamps the saturation to 100% with commas only. The modern spelling keeps 150%, and
# its sRGB values leave the range: the two are rgb(0, 128, 0) and rgb(0, 159, 0). Neither of the
# other two clamps in any spelling.
#
# Who meets it: whoever changes old style sheets to the modern spelling by machine, and
# `hsl(from ...)` sums that go above 100%.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts culori@4.0.2 chroma-js@3.2.0 colorjs.io@0.7.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import chroma from 'chroma-js'
import Color from 'colorjs.io'
import { formatRgb, parse } from 'culori'

const got = {}
for (const text of ['hsl(120, 150%, 25%)', 'hsl(120 150% 25%)']) {
  const coords = new Color(text).to('srgb').coords.map((value) => Math.round(1000 * value) / 1000)
  got[text] = { culori: formatRgb(text), chroma: chroma(text).rgb().join(), colorjs: coords.join() }
  console.log(text.padEnd(20), got[text], 'saturation in culori:', parse(text).s)
}
const [withCommas, modern] = Object.values(got)
assert.equal(withCommas.culori, 'rgb(0, 128, 0)')
assert.equal(modern.culori, 'rgb(0, 159, 0)')
assert.deepEqual([withCommas.chroma, withCommas.colorjs], [modern.chroma, modern.colorjs])
assert.equal(modern.chroma, '0,159,0')
JS
