#!/usr/bin/env bash
# lightningcss 1.33.0, esbuild 0.28.2 and @csstools/postcss-oklab-function 5.0.16, with colorjs.io 0.7.1
# beside them.
#
# Guess: tools that write a fallback in sRGB for a color outside of it follow the gamut mapping of CSS Color 4,
# and so agree to a rounding with each other and with colorjs.io, whose authors edit that standard.
# In fact there are three answers. The pale yellow `oklch(99% 0.1 100)` is #fffdd7 to two of them, #fffdec,
# nearly white, to the third, and #fffeae by colorjs.io, which clips what clipping hardly changes;
# `oklch(5% 0.2 264)` and `oklch(70% 0.3 150)` differ too.
#
# Who meets it: whoever changes the build tool, or compares a token with its built value; very light colors
# with some chroma lose most of it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts lightningcss@1.33.0 esbuild@0.28.2 \
  postcss@8.5.33 @csstools/postcss-oklab-function@5.0.16 colorjs.io@0.7.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import oklabFunction from '@csstools/postcss-oklab-function'
import Color from 'colorjs.io'
import { transform as esbuild } from 'esbuild'
import { transform as lightning } from 'lightningcss'
import postcss from 'postcss'

const hexOf = (color) => new Color(color).to('srgb').toString({ format: 'hex', collapse: false })
const valueOf = (css) => hexOf(css.match(/color:([^;}]+)/)[1])
async function fallbacks(color) {
  const css = `a{color:${color}}`
  const targets = { chrome: 100 << 16 }
  const code = Buffer.from(css)
  const plugin = oklabFunction({ preserve: false, subFeatures: { displayP3: false } })
  return [
    valueOf(lightning({ filename: 'a.css', code, targets, minify: true }).code.toString()),
    valueOf((await esbuild(css, { loader: 'css', target: 'chrome100', minify: true })).code),
    valueOf(postcss([plugin]).process(css, { from: undefined }).css),
    hexOf(new Color(color).toGamut({ space: 'srgb', method: 'css' })),
  ]
}
for (const [color, expected] of Object.entries({
  'oklch(99% 0.1 100)': ['#fffdd7', '#fffdd7', '#fffdec', '#fffeae'],
  'oklch(70% 0.3 150)': ['#00c051', '#00c051', '#00be58', '#00c248'],
  'oklch(5% 0.2 264)': ['#000008', '#000008', '#000003', '#00000a'],
  'oklch(60% 0.1 30)': ['#b4685c', '#b4685c', '#b4685c', '#b4685c'],
})) {
  const got = await fallbacks(color)
  console.log(`${color}: lightningcss ${got[0]}, esbuild ${got[1]}, csstools ${got[2]}, colorjs.io ${got[3]}`)
  assert.deepEqual(got, expected)
}
JS
