#!/usr/bin/env bash
# color-name-list 14.51.0, ntcjs 1.1.3 and css-color-names 1.0.1.
#
# Guess: lists of thousands of names of colors begin with the 148 of CSS: what they call 'Green', 'Lime' or 'Dark Red'
# is the color that a style sheet gives for that word.
# In fact color-name-list has 63 names of CSS for other colors: 'Green' is #3e3d29, a dark olive, 'Azure' #007fff,
# 'Lavender' #b56edc. ntcjs calls #00ff00 'Green' (lime in CSS), #ee82ee (violet in CSS) 'Lavender Magenta' and #ffa500
# (orange) 'Web Orange', as exact hits.
#
# Who meets it: pickers that show such a name beside a color, and people who then write the name into a style sheet.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  color-name-list@14.51.0 ntcjs@1.1.3 css-color-names@1.0.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { colornames } from 'color-name-list'
import ntc from 'ntcjs'

const css = createRequire(import.meta.url)('css-color-names')
const plain = (name) => name.toLowerCase().replace(/[^a-z]/g, '')
const listed = new Map(colornames.map(({ name, hex }) => [plain(name), hex.toLowerCase()]))
const other = Object.entries(css).filter(
  ([name, hex]) => (listed.get(name) ?? hex) !== hex.toLowerCase(),
)
console.log(other.length, 'names of CSS are other colors in color-name-list:')
for (const name of ['green', 'lime', 'azure', 'lavender', 'darkred'])
  console.log(' ', name.padEnd(10), css[name], listed.get(name))
assert.ok(other.length > 50)
assert.equal(listed.get('green'), '#3e3d29')

const called = ['#00ff00', '#ee82ee', '#ffa500'].map((hex) => ntc.name(hex))
for (const [hex, name, isExact] of called) console.log('  ntcjs', hex, name, isExact)
assert.deepEqual(
  called.map(([, name, isExact]) => [name, isExact]),
  [
    ['Green', true],
    ['Lavender Magenta', true],
    ['Web Orange', true],
  ],
)
JS
