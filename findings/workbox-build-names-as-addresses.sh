#!/usr/bin/env bash
# workbox-build 7.4.1.
#
# Guess: `url` in the list of files to keep is an address, so a name with a sign that means something in an address
# is encoded: `c%23.svg` for a file `c#.svg`.
# In fact each name stands there as it is, and what is fetched is another address: `c#.svg` asks for `c`,
# `what?.txt` for `what`, and `%41.txt` for `A.txt`, which a server then looks for. No warning is
# given. Spaces and letters with accents come right, since `URL` encodes them.
#
# Who meets it: icons of languages, question cards, files named by an export; the server has no `c`, and with
# one file missing the service worker is not installed at all.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts workbox-build@7.4.1
mkdir site
for name in 'c#.svg' 'what?.txt' '%41.txt' 'two words.txt' 'Zoë.txt'; do echo "$name" >"site/$name"; done
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import workbox from 'workbox-build'

const { manifestEntries, warnings } = await workbox.getManifest({ globDirectory: 'site', globPatterns: ['*'] })
const expected = {
  'c#.svg': 'c',
  'what?.txt': 'what',
  '%41.txt': 'A.txt',
  'two words.txt': 'two words.txt',
  'Zoë.txt': 'Zoë.txt',
}
assert.deepEqual(warnings, [])
assert.equal(manifestEntries.length, Object.keys(expected).length)
for (const { url } of manifestEntries) {
  const { pathname } = new URL(url, 'https://example.org/')
  const file = decodeURIComponent(pathname.slice(1))
  console.log(`'${url}' is fetched from ${pathname}, the file ${file}`)
  assert.equal(file, expected[url])
}
JS
