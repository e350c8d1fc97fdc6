#!/usr/bin/env bash
# client-zip 2.5.1, with fflate 0.8.2 beside it.
#
# Guess: ZIP counts years from 1980 to 2107, so a file with the date 1 January 1970 (`new Date(0)`,
# what many take for 'the same bytes each time') is refused, or gets 1980.
# In fact the year runs over into its seven bits: 1970 becomes 2098, 1979 becomes 2107 and 2109
# becomes 1981, without a word. fflate 0.8.2 refuses each of the three.
#
# Who meets it: reproducible archives, and files whose date is unknown and therefore 0; what is
# unpacked is newer than everything, and `make` and backups believe it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts client-zip@2.5.1 fflate@0.8.2
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { downloadZip } from 'client-zip'
import { zipSync } from 'fflate'

/** The year in the first local header of an archive: bits 9 to 15 of the two bytes at 12, from 1980. */
const yearIn = (zip) => 1980 + (new DataView(zip.buffer, zip.byteOffset).getUint16(12, true) >> 9)

async function byClientZip(lastModified) {
  const response = downloadZip([{ name: 'a.txt', input: 'a', lastModified }])
  return yearIn(new Uint8Array(await response.arrayBuffer()))
}
function byFflate(mtime) {
  try {
    return yearIn(zipSync({ 'a.txt': [new Uint8Array(1), { mtime }] }))
  } catch {
    return 'refused'
  }
}
const got = {}
for (const year of [1970, 1979, 1980, 2026, 2107, 2109]) {
  const date = new Date(year, 6, 1)
  got[year] = [await byClientZip(date), byFflate(date)]
  console.log(`${year}: client-zip writes ${got[year][0]}, fflate ${got[year][1]}`)
}
for (const year of [1980, 2026]) assert.deepEqual(got[year], [year, year])
assert.deepEqual(
  [got[1970], got[1979], got[2109]],
  [
    [2098, 'refused'],
    [2107, 'refused'],
    [1981, 'refused'],
  ],
)
JS
