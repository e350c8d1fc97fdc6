#!/usr/bin/env bash
# intl-messageformat 12.1.5.
#
# Guess: messages in the syntax of ICU mean the same here as in ICU, or are refused: `percent` of a number
# skeleton puts the sign, `scale/100` multiplies, and `percent scale/100`, short `%x100`, is the usual percentage.
# In fact `percent` multiplies as well, so that 0.285 by `::percent scale/100` and `::%x100` is 2,850%, and
# by `::percent` 29%, where ICU 72 has 28.5% and 0.285%. Patterns (`#,##0.00`, `yyyy-MM-dd`) and the stems
# `precision-increment/0.05` and `permille` are dropped: 1234.5 stays 1,234.5, and 1.23 is not 1.25.
#
# (The outcomes of ICU are those of PyICU in Debian 12.)
#
# Who meets it: translations that one project shares between apps with ICU (Android, iOS, Java, PHP) and a web page.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts intl-messageformat@12.1.5
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { IntlMessageFormat } from 'intl-messageformat'

for (const [style, value, expected, icu] of [
  ['::scale/100', 0.285, '28.5', '28.5'],
  ['::percent scale/100', 0.285, '2,850%', '28.5%'],
  ['::%x100', 0.285, '2,850%', '28.5%'],
  ['::percent', 0.285, '29%', '0.285%'],
  ['::precision-increment/0.05', 1.23, '1.23', '1.25'],
  ['::permille', 285, '285', '285‰'],
  ['#,##0.00', 1234.5, '1,234.5', '1,234.50'],
]) {
  const got = new IntlMessageFormat(`{value, number, ${style}}`, 'en').format({ value })
  console.log(`${value} by '${style}': ${got}, by ICU ${icu}`)
  assert.equal(got, expected)
}
const date = new IntlMessageFormat('{value, date, yyyy-MM-dd}', 'en').format({ value: new Date(2026, 11, 1) })
console.log(`1 December 2026 by 'yyyy-MM-dd': ${date}`)
assert.equal(date, '12/1/2026')
JS
