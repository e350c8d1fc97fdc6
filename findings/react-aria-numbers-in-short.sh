#!/usr/bin/env bash
# @internationalized/number 3.6.9, which the NumberField of React Aria and React Spectrum reads with.
#
# Guess: a `NumberParser` reads what the `NumberFormatter` of the same locale and options has written, or
# refuses options that it cannot read.
# In fact the short and the scientific notation are taken: 12,345 is written 12K and read as 12, and 1M is read
# as nothing (NaN). 1234.5 is written 1.235E3 and read as 0.353, since the parser leaves out each sign that a
# sample of the notation has beside its digits, and here takes 1, 2 and E for such.
#
# Who meets it: fields for large amounts with `notation: 'compact'`: when the text is read back, it is a thousandth.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts @internationalized/number@3.6.9
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { NumberFormatter, NumberParser } from '@internationalized/number'

for (const [locale, options, value, expected] of [
  ['en', {}, 1234.5, ['1,234.5', 1234.5]],
  ['en', { style: 'currency', currency: 'EUR' }, 1234.5, ['€1,234.50', 1234.5]],
  ['en', { notation: 'compact' }, 12_345, ['12K', 12]],
  ['en', { notation: 'compact' }, 1_000_000, ['1M', NaN]],
  ['en', { notation: 'scientific' }, 1234.5, ['1.235E3', 0.353]],
]) {
  const text = new NumberFormatter(locale, options).format(value).replace('\u00a0', ' ')
  const read = new NumberParser(locale, options).parse(text)
  console.log(`${locale} ${JSON.stringify(options)}: ${value} is written ${text} and read as ${read}`)
  assert.deepEqual([text, read], expected)
}
JS
