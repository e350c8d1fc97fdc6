#!/usr/bin/env bash
# Node 20.20, with iconv-lite 0.7.0 beside it.
#
# Guess: `TextDecoder` of Node does what that of browsers does, and they read `latin1`, `iso-8859-1`,
# `ascii` and `windows-1252` as windows-1252, as the Encoding Standard has it: the byte 80 is `€`, 93 and
# 94 are quotes.
# In fact Node gives the control characters U+0080, U+0093 and U+0094 for all four names, and says that
# its encoding is windows-1252. `windows-1250` and `windows-1254` have the euro and the quotes.
#
# Who meets it: imports of CSV files and mails from Windows, and tests in Node of code that runs in
# browsers; the characters are there and cannot be seen.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts iconv-lite@0.7.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import iconv from 'iconv-lite'

const bytes = Buffer.from([0x80, 0x93, 0xe9, 0x94])
const pointsOf = (text) => Array.from(text, (sign) => sign.codePointAt(0).toString(16)).join(' ')
function decoded(label) {
  const decoder = new TextDecoder(label)
  const points = pointsOf(decoder.decode(bytes))
  console.log(`TextDecoder('${label}'), whose encoding is ${decoder.encoding}: ${points}`)
  return [decoder.encoding, points]
}
console.log('Node', process.version)
const standard = pointsOf(iconv.decode(bytes, 'windows-1252'))
console.log('iconv-lite, windows-1252:', standard)
assert.equal(standard, '20ac 201c e9 201d')
for (const label of ['latin1', 'iso-8859-1', 'ascii', 'windows-1252']) {
  assert.deepEqual(decoded(label), ['windows-1252', '80 93 e9 94'])
}
for (const label of ['windows-1250', 'windows-1254']) {
  assert.deepEqual(decoded(label), [label, standard])
}
JS
