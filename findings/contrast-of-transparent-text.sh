#!/usr/bin/env bash
# chroma-js 3.2.0, tinycolor2 1.6.0, color2k 2.0.4, polished 4.3.1, wcag-contrast 3.0.0,
# colorjs.io 0.7.1, colord 2.14.0; beside them apca-w3 0.1.9.
#
# Guess: the contrast of half transparent black on white is that of the gray which is seen, about 4, as
# each of them reads the alpha of a color.
# In fact all seven say 21, as for opaque black: the alpha is left out. The contrast of APCA is
# computed of the mixed color, by `calcAPCA` of apca-w3 itself.
#
# Who meets it: checks of design tokens such as 'text-secondary: rgb(0 0 0 / 50%)', which pass AAA.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts chroma-js@3.2.0 tinycolor2@1.6.0 color2k@2.0.4 polished@4.3.1 wcag-contrast@3.0.0 colorjs.io@0.7.1 colord@2.14.0 apca-w3@0.1.9
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import chroma from 'chroma-js'
import tinycolor from 'tinycolor2'
import { getContrast as color2k } from 'color2k'
import { getContrast as polished } from 'polished'
import wcag from 'wcag-contrast'
import Color from 'colorjs.io'
import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import { calcAPCA } from 'apca-w3'

extend([a11y])
const ratios = (text) => ({
  'chroma-js': chroma.contrast(text, '#ffffff'),
  tinycolor2: tinycolor.readability(text, '#ffffff'),
  color2k: color2k(text, '#ffffff'),
  polished: polished(text, '#ffffff'),
  'wcag-contrast': wcag.hex(text, '#ffffff'),
  'colorjs.io': new Color(text).contrast('#ffffff', 'WCAG21'),
  colord: colord(text).contrast('#ffffff'),
})
const [clear, gray] = [ratios('#00000080'), ratios('#7f7f7f')]
for (const [name, ratio] of Object.entries(clear)) {
  console.log(name.padEnd(14), ratio.toFixed(2), 'the gray that is seen:', gray[name].toFixed(2))
  assert.equal(Math.round(ratio), 21, name)
  assert.ok(gray[name] < 4.1, name)
}
const [clearLc, blackLc] = ['rgba(0,0,0,0.5)', '#000000'].map((text) => calcAPCA(text, '#ffffff'))
console.log('apca-w3       ', clearLc.toFixed(1), 'of opaque black:', blackLc.toFixed(1))
assert.ok(clearLc < 70 && blackLc > 100)
JS
