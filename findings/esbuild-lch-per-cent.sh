#!/usr/bin/env bash
# esbuild 0.28.2, with lightningcss 1.33.0 and colorjs.io 0.7.1 beside it.
#
# Guess: 100% of the chroma of `lch()` is 150, as CSS Color 4 has it, in whatever lowers the color for
# older browsers.
# In fact esbuild takes 125, which is right for `a` and `b` of `lab()`: `lch(50% 50% 30)` is #cd4646 to it
# and #db323c, the color of `lch(50% 75 30)`, to the others. `oklch()` and `lab()` are right.
#
# Who meets it: style sheets with chroma in per cent, built for browsers before 2023: these show colors
# that are a sixth paler than those of newer browsers.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  esbuild@0.28.2 lightningcss@1.33.0 colorjs.io@0.7.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import Color from 'colorjs.io'
import { transform as esbuild } from 'esbuild'
import { transform as lightning } from 'lightningcss'

const valueOf = (css) => css.match(/color:([^;}]+)/)[1]
async function lowered(color) {
  const css = `a{color:${color}}`
  const { code } = await esbuild(css, { loader: 'css', target: 'chrome100', minify: true })
  const other = lightning({
    filename: 'a.css',
    code: Buffer.from(css),
    targets: { chrome: 100 << 16 },
    minify: true,
  }).code
  const hex = new Color(color).to('srgb').toString({ format: 'hex' })
  return [valueOf(code), valueOf(other.toString()), hex]
}
for (const [color, expected] of Object.entries({
  'lch(50% 50% 30)': ['#cd4646', '#db323c', '#db323c'],
  'lch(50% 75 30)': ['#db323c', '#db323c', '#db323c'],
  'lab(50% 50% 30%)': ['#d8383c', '#d8383c', '#d8383c'],
  'oklch(60% 40% 30)': ['#ce5342', '#ce5342', '#ce5342'],
})) {
  const got = await lowered(color)
  console.log(`${color}: esbuild ${got[0]}, lightningcss ${got[1]}, colorjs.io ${got[2]}`)
  assert.deepEqual(got, expected)
}
JS
