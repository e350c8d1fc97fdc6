#!/usr/bin/env bash
# Node 20 with ICU 78 (V8's Intl).
#
# Guess: `format()` is what `formatToParts()` gives, joined; ECMA-402 makes both from one list.
# In fact `format()` puts a plain space before AM and PM, and `formatToParts()` of the very same
# formatter a narrow no-break space, U+202F. `formatRange()` has the narrow one too. V8 puts the old
# space back, so that pages that look for ' AM' go on working, but only in whole strings.
#
# Who meets it: tests that compare a time put together from parts with a time formatted whole, and
# pages that split a time at ' '.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
node --version
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })
const codes = (text) =>
  text.replace(/[^!-~]/g, (c) => `<U+${c.codePointAt(0).toString(16).padStart(4, '0')}>`)
const whole = time.format(0)
const joined = time
  .formatToParts(0)
  .map(({ value }) => value)
  .join('')
const range = time.formatRange(0, 15 * 3_600_000)
console.log('ICU', process.versions.icu)
console.log('format        ', codes(whole))
console.log('formatToParts ', codes(joined))
console.log('formatRange   ', codes(range))
assert.equal(whole, '12:00 AM')
assert.equal(joined, '12:00\u202fAM')
assert.ok(range.startsWith(joined))
JS
