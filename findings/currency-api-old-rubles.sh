#!/usr/bin/env bash
# @fawazahmed0/currency-api 2026.9.29, with its 2024.3.2 beside it.
#
# Guess: money that was redenominated keeps its fixed ratio to what replaced it, as it does here for
# the old lira and the old manat.
# In fact a new Belarusian ruble (BYN) is 6,471 old ones (BYR) in 2026 and was 10,000 in 2024: by
# law it is 10,000 for ever. And VES is the digital bolívar of October 2021, a million of the one before
# (856.8 a dollar; it had been four million), while VEF of before 2018 still stands at 100,000 a VES: by
# law that is a hundred billion. The list also calls XCG, the guilder of Curaçao, 'Xchange', although the
# rate is the guilder's.
#
# Who meets it: converters that offer each code of the list; a wage of 2015 comes out half as high
# again.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts old@npm:@fawazahmed0/currency-api@2024.3.2 new@npm:@fawazahmed0/currency-api@2026.9.29
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

const read = (name, file) => JSON.parse(readFileSync(`node_modules/${name}/v1/${file}`))
const [before, now] = ['old', 'new'].map((name) => read(name, 'currencies/eur.json').eur)

const LAW = [
  ['trl', 'try', 1_000_000],
  ['azm', 'azn', 5_000],
  ['vef', 'ves', 100_000 * 1_000_000],
  ['byr', 'byn', 10_000],
]
const ratio = {}
for (const [old, current, law] of LAW) {
  ratio[old] = [before, now].map((rates) => Math.round(rates[old] / rates[current]))
  console.log(
    `1 ${current} in ${old}: by law ${law}, in 2024 ${ratio[old][0]}, in 2026 ${ratio[old][1]}`,
  )
}
const name = read('new', 'currencies.json').xcg
console.log(`xcg: named '${name}', ${now.xcg} a euro; the guilder of before (ang) ${now.ang}`)

for (const [old, , law] of LAW.slice(0, 2)) assert.deepEqual(ratio[old], [law, law])
assert.deepEqual(ratio.vef, [100_000, 100_000])
assert.ok(now.ves < 10_000 * now.usd)
assert.deepEqual(ratio.byr, [10_000, 6471])
assert.equal(name, 'Xchange')
assert.equal(now.xcg, now.ang)
JS
