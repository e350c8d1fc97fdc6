#!/usr/bin/env bash
# esbuild 0.28.2 and chroma-js 3.2.0, with lightningcss 1.33.0 and culori 4.0.2 beside them.
#
# Guess: a chroma below 0 is 0, as CSS Color 4 clamps it where it is read: `oklch(0.7 -0.1 150)` is the gray #9e9e9e, as
# in Chromium 156, Firefox 153 and WebKitGTK 2.50.6.
# In fact esbuild and chroma-js turn it to the opposite hue: #c287bc, a pink. esbuild does so even where it only makes
# the file smaller, with no older browser to serve.
#
# Who meets it: scales of colors that are made by a formula, whose chroma falls below 0 at an end: what is gray in
# development is pink once it is built.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  esbuild@0.28.2 chroma-js@3.2.0 lightningcss@1.33.0 culori@4.0.2
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import chroma from 'chroma-js'
import { formatHex } from 'culori'
import { transform as esbuild } from 'esbuild'
import { transform as lightning } from 'lightningcss'

const valueOf = (css) => css.match(/color:([^;}]+)/)[1]
for (const [text, expected] of Object.entries({
  'oklch(0.7 -0.1 150)': ['#c287bc', '#c287bc', '#9e9e9e', '#9e9e9e'],
  'oklch(0.7 0.1 150)': ['#6fb07d', '#6fb07d', '#6fb07d', '#6fb07d'],
})) {
  const css = `a{color:${text}}`
  const targets = { chrome: 100 << 16 }
  const small = await esbuild(css, { loader: 'css', minify: true })
  const lowered = lightning({ filename: 'a.css', code: Buffer.from(css), targets, minify: true })
  const got = [
    valueOf(small.code),
    chroma(text).hex(),
    formatHex(valueOf(lowered.code.toString())),
    formatHex(text),
  ]
  console.log(`${text}: esbuild ${got[0]}, chroma-js ${got[1]}, lightningcss ${got[2]}, culori ${got[3]}`)
  assert.deepEqual(got, expected)
}
JS
