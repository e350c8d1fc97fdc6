#!/usr/bin/env bash
# ical.js 2.2.1, with cards of RFC 2426 (3.0) and RFC 6350 (4.0).
#
# Guess: a card that is read and written back, with nothing changed, is the same card.
# In fact the backslash before a semicolon stays in the text (`R&D\; Lead`), and is then written as one of the text:
# `R&D\\; Lead`, which every other reader shows with a backslash. In 4.0 addresses are written as if they were texts,
# so the comma of a link and the one of a place get a backslash: `https://example.com/a\,b`, `geo:46.77\,-71.28`.
#
# Who meets it: address books that sync by CardDAV and write a card back for another change; links then lead nowhere.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'

const lines = [
  'FN:Ada Probe',
  'N:Probe;Ada;;;',
  String.raw`TITLE:R&D\; Lead`,
  'URL:https://example.com/a,b',
]
const PLACE = { '3.0': 'GEO:46.77;-71.28', '4.0': 'GEO:geo:46.77,-71.28' }
const [three, four] = Object.entries(PLACE).map(([version, place]) => {
  const all = [...lines, place]
  const card = ['BEGIN:VCARD', `VERSION:${version}`, ...all, 'END:VCARD', ''].join('\r\n')
  const back = ICAL.stringify(ICAL.parse(card)).split('\r\n')
  const changed = all.filter((line) => !back.includes(line))
  for (const line of changed) {
    const name = /^\w+/.exec(line)[0]
    console.log(
      version,
      line.padEnd(30),
      back.find((other) => other.startsWith(name)),
    )
  }
  return back
})
assert.ok(three.includes(String.raw`TITLE:R&D\\; Lead`))
assert.ok(three.includes('URL:https://example.com/a,b'))
assert.ok(three.includes(PLACE['3.0']))
assert.ok(four.includes(String.raw`TITLE:R&D\\; Lead`))
assert.ok(four.includes(String.raw`URL:https://example.com/a\,b`))
assert.ok(four.includes(String.raw`GEO:geo:46.77\,-71.28`))
JS
