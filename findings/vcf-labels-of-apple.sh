#!/usr/bin/env bash
# vcf 2.1.2, with a card as iPhones and Macs share it.
#
# Guess: a property that a reader does not know keeps its name when the card is written again.
# In fact names go through camelCase and back: `item1.X-ABLabel`, by which Apple's contacts name a number or an address
# ('Cabin', 'Front desk'), comes out as `item1.X-AB-LABEL`, which nothing reads. The same happens to `X-ABShowAs`, by
# which a card is that of a company. Names in capitals alone, such as `X-ABRELATEDNAMES`, stay.
#
# Who meets it: tools that clean or split exported address books: all own labels are gone after the import.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts vcf@2.1.2
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import vcf from 'vcf'

const card = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:;;;;',
  'FN:Harbor Inn',
  'ORG:Harbor Inn;',
  'item1.TEL:+1 555 0100',
  'item1.X-ABLabel:Front desk',
  'item2.X-ABRELATEDNAMES:Ida',
  'X-ABShowAs:COMPANY',
  'END:VCARD',
  '',
].join('\r\n')
const [read] = vcf.parse(card)
const namesIn = (text) => text.match(/^(?:item\d\.)?X-[\w-]+/gm)
const [before, after] = [namesIn(card), namesIn(read.toString('3.0'))]
for (const [at, name] of before.entries()) console.log(name.padEnd(24), after[at])
assert.deepEqual(after.toSorted(), ['X-AB-SHOW-AS', 'item1.X-AB-LABEL', 'item2.X-ABRELATEDNAMES'])
JS
