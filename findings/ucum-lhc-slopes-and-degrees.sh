#!/usr/bin/env bash
# @lhncbc/ucum-lhc 7.1.10, with @atomic-ehr/ucum 0.2.5 beside it.
#
# Guess: the library by the institute behind much of UCUM converts the special units of its table, which have a
# function in place of a factor, as it does degrees Celsius and Fahrenheit.
# In fact 80 degrees Réaumur, where water boils, are 168.3 degrees Celsius, and a slope of 100% is 0.785
# degrees: the radians of 45 degrees, named degrees. The status of both is 'succeeded'. A prism of 100 diopters,
# the same angle, fails within.
#
# (The other library has 100, 45 and 45 degrees; but 3 bel of sound pressure, 632 micropascals by
# 2 lg(p / 20 micropascals), are 316 to it, which are right in the first.)
#
# Who meets it: health and survey data, which name units by UCUM: slopes of ramps and treadmills, prisms of
# glasses, old tables of temperatures.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  @lhncbc/ucum-lhc@7.1.10 @atomic-ehr/ucum@0.2.5
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { ucum } from '@atomic-ehr/ucum'
import lhc from '@lhncbc/ucum-lhc'

const utils = lhc.UcumLhcUtils.getInstance()
const short = (value) => Number(value.toPrecision(4))
for (const [value, from, to, expected] of [
  [100, 'Cel', '[degF]', ['succeeded', 212, 212]],
  [80, '[degRe]', 'Cel', ['succeeded', 168.3, 100]],
  [100, '%[slope]', 'deg', ['succeeded', 0.7854, 45]],
  [100, "[p'diop]", 'deg', ['failed', undefined, 45]],
  [3, 'B[SPL]', 'uPa', ['succeeded', 632.5, 316.2]],
]) {
  const { status, toVal } = utils.convertUnitTo(from, value, to)
  const got = [status, toVal == null ? undefined : short(toVal), short(ucum.convert(value, from, to))]
  console.log(`${value} ${from} in ${to}: ucum-lhc ${got[0]} ${got[1] ?? ''}, @atomic-ehr/ucum ${got[2]}`)
  assert.deepEqual(got, expected)
}
JS
