#!/usr/bin/env bash
# tinycolor2 1.6.0, with chroma-js 3.2.0 and colord 2.14.0 beside it.
#
# Guess: a parser of 2023 reads the forms of CSS Color 4 that all browsers have, or says that a text is
# no color: `rgb(0 0 0 / 50%)`, `rgba(0, 0, 0, 50%)`, hues below 0 and above 360.
# In fact tinycolor2 calls them valid and gives another color. Behind a slash, and of an alpha in per
# cent, nothing is left: both are opaque. A hue of -120 or 480 is held at its end, so blue and green
# become red. `color(srgb 1 0 0)`, which is red, is rgb(1, 0, 0), nearly black. chroma-js reads the
# slash, and makes the alpha in per cent opaque. colord reads the first four as browsers do.
#
# Who meets it: themes, lint rules and contrast checks that read colors from stylesheets of today: a
# half transparent black is judged as black.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts tinycolor2@1.6.0 chroma-js@3.2.0 colord@2.14.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import chroma from 'chroma-js'
import { colord } from 'colord'
import tinycolor from 'tinycolor2'

const texts = [
  'rgb(0 0 0 / 50%)',
  'rgba(0, 0, 0, 50%)',
  'hsl(-120, 100%, 50%)',
  'hsl(480, 100%, 50%)',
  'color(srgb 1 0 0)',
]
const inTiny = (text) => (tinycolor(text).isValid() ? tinycolor(text).toRgbString() : 'none')
const inColord = (text) => (colord(text).isValid() ? colord(text).toRgbString() : 'none')
const inChroma = (text) => (chroma.valid(text) ? chroma(text).css() : 'none')
const got = texts.map((text) => [inTiny(text), inChroma(text), inColord(text)])
for (const [at, text] of texts.entries()) {
  const [tiny, other, third] = got[at]
  console.log(`${text.padEnd(21)} tinycolor2: ${tiny}, chroma-js: ${other}, colord: ${third}`)
}
assert.deepEqual(got, [
  ['rgb(0, 0, 0)', 'rgb(0 0 0 / 0.5)', 'rgba(0, 0, 0, 0.5)'],
  ['rgb(0, 0, 0)', 'rgb(0 0 0)', 'rgba(0, 0, 0, 0.5)'],
  ['rgb(255, 0, 0)', 'rgb(0 0 255)', 'rgb(0, 0, 255)'],
  ['rgb(255, 0, 0)', 'rgb(0 255 0)', 'rgb(0, 255, 0)'],
  ['rgb(1, 0, 0)', 'none', 'none'],
])
JS
