#!/usr/bin/env bash
# colorjs.io 0.7.1, culori 4.0.2 and chroma-js 3.2.0.
#
# Guess: CIEDE2000 is one formula with published test pairs, so the difference of two colors of sRGB is one number,
# and that of two colors in Lab is the published one.
# In fact it hangs on the white point of Lab. From red to lime it is 86.6 by culori and chroma-js, with D65, and
# 84.3 by colorjs.io, with D50 as `lab()` of CSS has it. In exchange the published pairs come out with
# colorjs.io; culori takes its mode `lab` to D65 first, and has 3.96 where 4.31 is right, 8% off.
#
# Who meets it: limits such as 'below 2.3 no one sees it' in tests of palettes, which hold with one library and fail
# with the other, and measured Lab values, which are those of D50.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts colorjs.io@0.7.1 culori@4.0.2 chroma-js@3.2.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import chroma from 'chroma-js'
import Color from 'colorjs.io'
import { differenceCiede2000 } from 'culori'

const difference = differenceCiede2000()
const short = (value) => Number(value.toFixed(2))
for (const [a, b, expected] of [
  ['#ff0000', '#00ff00', [84.31, 86.61, 86.61]],
  ['#0000ff', '#000080', [15.65, 16.55, 16.55]],
  ['#777777', '#888888', [6.47, 6.47, 6.47]],
]) {
  const got = [new Color(a).deltaE(b, '2000'), difference(a, b), chroma.deltaE(a, b)].map(short)
  console.log(`${a} to ${b}: colorjs.io ${got[0]}, culori ${got[1]}, chroma-js ${got[2]}`)
  assert.deepEqual(got, expected)
}
// Pairs 16 and 1 of Sharma, Wu and Dalal (2005).
for (const [[l1, a1, b1], [l2, a2, b2], published, expected] of [
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065, 3.96],
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425, 1.86],
]) {
  const plain = short(new Color('lab', [l1, a1, b1]).deltaE(new Color('lab', [l2, a2, b2]), '2000'))
  const pair = (mode) => short(difference({ mode, l: l1, a: a1, b: b1 }, { mode, l: l2, a: a2, b: b2 }))
  const got = [plain, pair('lab'), pair('lab65')]
  console.log(`published ${published}: colorjs.io ${got[0]}, culori 'lab' ${got[1]}, 'lab65' ${got[2]}`)
  assert.deepEqual(got, [short(published), expected, short(published)])
}
JS
