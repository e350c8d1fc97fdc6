#!/usr/bin/env bash
# convert-units 2.3.4.
#
# Guess: `t` is the tonne of 1,000 kg, the symbol that SI accepts for it, and the factors are those of
# the definitions.
# In fact `t` is the US ton, 907.184 kg, and the tonne is `mt`. `knot` is 1.851999 km/h (1.852 by
# definition), the survey foot and the gallon are off from the sixth digit on, and `Mb` to `Kb` is
# 1,024 as among bytes.
#
# Who meets it: freight and nautical figures converted by symbol.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts convert-units@2.3.4
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import convert from 'convert-units'

const in_ = (from, to) => {
  const value = convert(1).from(from).to(to)
  console.log(`1 ${from} =`.padEnd(10), value, to)
  return value
}
assert.equal(Math.round(in_('t', 'kg')), 907)
assert.equal(in_('mt', 'kg'), 1000)
const knot = in_('knot', 'km/h')
assert.ok(knot !== 1.852 && Math.abs(knot - 1.852) < 1e-5)
const gallon = in_('gal', 'l')
assert.ok(gallon !== 3.785411784 && Math.abs(gallon - 3.785411784) < 1e-4)
assert.equal(in_('Mb', 'Kb'), 1024)
JS
