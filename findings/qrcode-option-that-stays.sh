#!/usr/bin/env bash
# qrcode 1.5.4.
#
# Guess: the options of `create()` hold for that call, as its level and its version do.
# In fact `toSJISFunc` is kept for all calls to come: after one with the helper for Kanji mode, a
# call without any option, from another part of the program too, gives another symbol for the same
# text. `undefined` does not take the helper back.
#
# Who meets it: servers that make codes for several pages, and tests whose outcome hangs on their
# order.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts qrcode@1.5.4
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import qrcode from 'qrcode'
import toSJISFunc from 'qrcode/helper/to-sjis.js'

const TEXT = '日本語'
function modesWith(label, options) {
  const modes = qrcode
    .create(TEXT, options)
    .segments.map(({ mode }) => mode.id)
    .join('+')
  console.log(`${label}: ${modes}`)
  return modes
}
const before = modesWith('no options', {})
const helped = modesWith('toSJISFunc', { toSJISFunc })
const after = modesWith('no options', {})
const undone = modesWith('toSJISFunc: undefined', { toSJISFunc: undefined })
assert.deepEqual([before, helped, after, undone], ['Byte', 'Kanji', 'Kanji', 'Kanji'])
JS
