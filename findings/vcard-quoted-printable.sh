#!/usr/bin/env bash
# vcf 2.1.2 and vcard-parser 1.0.0, with a card as phones of the years around 2010 export it.
#
# Guess: a reader that takes `VERSION:2.1` also undoes that version's usual encoding,
# quoted-printable, and joins its lines: a '=' at the end of a line says that the text goes on.
# In fact both take the card and leave '=C3=BC' in the names. The note ends where its first line
# ends, and its second line becomes a property of its own, named after the letters that begin it.
# (ical.js 2.2.1 takes such cards too, without decoding, until a line goes on: that it refuses.)
#
# Who meets it: every address book that is moved from an old phone; names with an umlaut go wrong,
# and the rest of a long note is lost.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts vcf@2.1.2 vcard-parser@1.0.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import vcardParser from 'vcard-parser'
import vcf from 'vcf'

const CODED = 'CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE'
const card = [
  'BEGIN:VCARD',
  'VERSION:2.1',
  `N;${CODED}:M=C3=BCller;Zo=C3=AB;;;`,
  `NOTE;${CODED}:Der Schl=C3=BCssel liegt unter der gr=C3=`,
  '=BCnen Matte',
  'END:VCARD',
  '',
].join('\r\n')

const wanted = { family: 'Müller', note: 'Der Schlüssel liegt unter der grünen Matte' }
const [first] = vcf.parse(card)
const byVcf = { family: first.get('n').valueOf().split(';')[0], note: first.get('note').valueOf() }
const byParser = (({ n, note }) => ({ family: n[0].value[0], note: note[0].value }))(
  vcardParser.parse(card),
)
const properties = Object.keys(vcardParser.parse(card))
console.log('written:     ', wanted)
console.log('vcf:         ', byVcf)
console.log('vcard-parser:', byParser, 'properties:', properties.join(', '))
const raw = { family: 'M=C3=BCller', note: 'Der Schl=C3=BCssel liegt unter der gr=C3=' }
assert.deepEqual(byVcf, raw)
assert.deepEqual(byParser, raw)
assert.ok(properties.includes('=bcnen matte'))
JS
