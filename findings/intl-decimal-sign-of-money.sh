#!/usr/bin/env bash
# Node 20 with ICU 78 (CLDR 48).
#
# Guess: a locale has one decimal sign and one mark between thousands. Learn both from
# `new Intl.NumberFormat(locale).formatToParts(12345.5)`, and every number of that locale can be
# parsed.
# In fact amounts of money have signs of their own in some locales: French Switzerland writes 0,5
# but 0.50 francs, Austria parts thousands with a space and those of euros with a dot, and in Cape
# Verde the decimal sign is '$', with a symbol of no width after the amount.
#
# Who meets it: fields that let people paste an amount as their own page has formatted it:
# '12.345,50' read with the signs of plain numbers in de-AT.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node --version
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'

function signsOf(locale, options) {
  const parts = new Intl.NumberFormat(locale, options).formatToParts(12345.5)
  const value = (wanted) => parts.find(({ type }) => type === wanted)?.value.replace(/\s/, 'space')
  return [value('group'), value('decimal')]
}
const got = {}
for (const [locale, currency] of [
  ['de', 'EUR'],
  ['fr', 'EUR'],
  ['fr-CH', 'CHF'],
  ['de-AT', 'EUR'],
  ['pt-CV', 'CVE'],
]) {
  const money = { style: 'currency', currency }
  got[locale] = [signsOf(locale), signsOf(locale, money)]
  const [number, amount] = [{}, money].map((o) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, ...o }).format(12345.5),
  )
  console.log(`${locale}: number '${number}', money '${amount}'`)
}
for (const locale of ['de', 'fr']) assert.deepEqual(got[locale][0], got[locale][1])
assert.deepEqual(got['fr-CH'], [
  ['space', ','],
  ['space', '.'],
])
assert.deepEqual(got['de-AT'], [
  ['space', ','],
  ['.', ','],
])
assert.deepEqual(got['pt-CV'], [
  ['space', ','],
  ['space', '$'],
])
JS
