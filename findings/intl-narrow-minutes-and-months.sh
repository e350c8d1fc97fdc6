#!/usr/bin/env bash
# Node 20 with ICU 78 (CLDR 48).
#
# Guess: narrow units are short, but tell units apart that stand in one text: minutes, months and meters.
# In fact `5m` is five minutes, five months and five meters alike in English and Japanese, and `5°` degrees of an angle
# as well as Fahrenheit in en and Celsius in en-CA. Between languages the letter changes sides: narrow relative times
# are `in 5m` for minutes in English, `in 5 m` for minutes in German, and `dentro de 5 m` for months in Spanish.
#
# Who meets it: dashboards that put `1m 5m` together from narrow units, and whoever reads 'in 5 m' in a second
# language.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node --version
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'

const narrow = (locale, unit) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(5)
const soon = (locale, unit) =>
  new Intl.RelativeTimeFormat(locale, { style: 'narrow' }).format(5, unit)
console.log('ICU', process.versions.icu)
for (const locale of ['en', 'en-GB', 'ja']) {
  const texts = ['minute', 'month', 'meter'].map((unit) => narrow(locale, unit))
  console.log(locale.padEnd(6), 'minute, month, meter:', texts.join(', '))
  assert.deepEqual(texts, ['5m', '5m', '5m'])
}
for (const [locale, unit] of [
  ['en', 'fahrenheit'],
  ['en-CA', 'celsius'],
]) {
  console.log(locale.padEnd(6), `degree, ${unit}:`, narrow(locale, 'degree'), narrow(locale, unit))
  assert.equal(narrow(locale, unit), narrow(locale, 'degree'))
}
for (const locale of ['en', 'de', 'es']) {
  console.log(
    locale.padEnd(6),
    'in 5 minutes, months:',
    soon(locale, 'minute'),
    '|',
    soon(locale, 'month'),
  )
}
assert.equal(soon('de', 'minute'), 'in 5 m')
assert.equal(soon('es', 'month'), 'dentro de 5 m')
JS
