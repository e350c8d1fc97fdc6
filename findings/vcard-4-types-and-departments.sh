#!/usr/bin/env bash
# vcard4 4.0.5 and vcard4-ts 0.4.1, both readers of vCard 4.0 alone (RFC 6350).
#
# Guess: two readers of one version of the format find the same in an ordinary card.
# In fact vcard4 keeps the last of several TYPE parameters (RFC 6350, 5.6, allows several): a mobile number of work
# that is written `TYPE=cell;TYPE=work` is no mobile number any more. vcard4-ts has all types, but takes the backslash
# out of `Bach\; Sons;Sales` before it has parted it: firm and department are one text, in which no one can tell which
# semicolon was which. vcard4 parts it right.
#
# Who meets it: imports of contacts that sort numbers by type, or firms by department.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts vcard4@4.0.5 vcard4-ts@0.4.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { parse } from 'vcard4'
import { parseVCards } from 'vcard4-ts'

const card = [
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN:Ida Probe',
  'TEL;TYPE=cell;TYPE=work:+49 170 5550101',
  String.raw`ORG:Bach\; Sons;Sales`,
  'END:VCARD',
  '',
].join('\r\n')

const { parsedVcard } = parse(card)
const find = (name) => parsedVcard.find(({ property }) => property === name)
const byVcard4 = { types: find('TEL').parameters.TYPE, firm: find('ORG').value }
const [first] = parseVCards(card).vCards
const byTs = { types: first.TEL[0].parameters.TYPE, firm: first.ORG[0].value }
console.log('vcard4   ', byVcard4)
console.log('vcard4-ts', byTs)
assert.deepEqual(byVcard4, { types: 'work', firm: ['Bach; Sons', 'Sales'] })
assert.deepEqual(byTs, { types: ['cell', 'work'], firm: ['Bach; Sons;Sales'] })
JS
