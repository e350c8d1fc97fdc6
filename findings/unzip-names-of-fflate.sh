#!/usr/bin/env bash
# fflate 0.8.2 and UnZip 6.00 as Debian and Ubuntu have it (needs `unzip`).
#
# Guess: the flag for UTF-8 (bit 11 of a ZIP entry) settles how a name is read. fflate sets it.
# In fact UnZip goes by where the entry says that it was made. fflate writes MS-DOS (0) unless told
# otherwise, and then 'Zoë.txt' is unpacked under a garbled name, in a UTF-8 locale too. With
# `os: 3` (Unix) and the same flag the name is right.
#
# Who meets it: pages that pack files in the browser, for visitors with accents in their file names
# and Linux.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts fflate@0.8.2
command -v unzip >/dev/null || { echo 'This one needs unzip.' >&2; exit 2; }
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'

for (const os of [0, 3]) {
  const zip = zipSync({ 'Zoë.txt': [strToU8('hi'), { os }] })
  assert.ok(zip[7] & 8, 'the flag for UTF-8 is set')
  writeFileSync(`os-${os}.zip`, zip)
}
JS
export LC_ALL=C.UTF-8
unzip -v | sed -n 1p
for os in 0 3; do
  unzip -q "os-$os.zip" -d "os-$os"
  printf 'os: %s  ' "$os"
  ls -b "os-$os"
done
[ ! -e os-0/Zoë.txt ]
[ -e os-3/Zoë.txt ]
