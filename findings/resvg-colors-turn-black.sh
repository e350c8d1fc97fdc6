#!/usr/bin/env bash
# @resvg/resvg-js 2.6.2, with sharp 0.35.5 (librsvg) beside it.
#
# Guess: a renderer of SVG draws the colors that all browsers have had for years, or warns of one that it does not
# read.
# In fact resvg draws black without a word: for `rebeccapurple`, for `hsl(120deg 100% 25%)` and for
# `rgb(0 128 0 / 50%)`, a half transparent green, as well as for `hwb()` and `oklch()`. sharp has the first four,
# and is black for `oklch()` and `lab()`.
#
# Who meets it: share pictures, previews and icons made on a server from an SVG that was looked at in a browser.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts @resvg/resvg-js@2.6.2 sharp@0.35.5
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

async function drawn(fill) {
  const shape = `<rect width="4" height="4" fill="${fill}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${shape}</svg>`
  const png = new Resvg(svg).render().asPng()
  const pixel = async (picture) => [...(await sharp(picture).ensureAlpha().raw().toBuffer())].slice(0, 4).join()
  return [await pixel(png), await pixel(Buffer.from(svg))]
}
const black = '0,0,0,255'
for (const [fill, expected] of Object.entries({
  'rgba(0, 128, 0, 0.5)': ['0,129,0,127', '0,127,0,128'],
  'hsl(120, 100%, 25%)': ['0,127,0,255', '0,128,0,255'],
  rebeccapurple: [black, '102,51,153,255'],
  'hsl(120deg 100% 25%)': [black, '0,128,0,255'],
  'rgb(0 128 0 / 50%)': [black, '0,127,0,128'],
  'hwb(120 0% 50%)': [black, '0,128,0,255'],
  'oklch(60% 0.1 30)': [black, black],
  'lab(50% 40 30)': [black, black],
})) {
  const got = await drawn(fill)
  console.log(`${fill}: resvg ${got[0]}, sharp ${got[1]}`)
  assert.deepEqual(got, expected)
}
JS
