#!/usr/bin/env bash
# client-zip 2.5.1 and fflate 0.8.3.
#
# Guess: the end of a ZIP counts files in 16 bits, so with more than 65,535 of them a writer adds the
# records of ZIP64, or refuses: client-zip says that it has ZIP64.
# In fact neither adds them while the archive is small. client-zip writes 65,535, which stands for 'see
# the record of ZIP64', and there is no such record; it looks at the number of bytes alone. The
# streaming Zip of fflate lets the count run over, 4,464 for 70,000, and calls its callback without an
# error. All 70,000 files are in both archives, and fflate reads 65,535 and 4,464 of them.
#
# Who meets it: exports of many tiny files, such as icons, tickets or codes; the archive opens without
# a complaint, and files are missing.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts client-zip@2.5.1 fflate@0.8.3
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { downloadZip } from 'client-zip'
import { unzipSync, Zip, ZipPassThrough } from 'fflate'

const FILES = 70_000
const names = Array.from({ length: FILES }, (_, at) => `${at}.txt`)

async function byClientZip() {
  const files = names.map((name) => ({ name, input: '', lastModified: new Date(2026, 0, 1) }))
  return Buffer.from(await downloadZip(files).arrayBuffer())
}

function byFflate() {
  const parts = []
  const zip = new Zip((error, part) => {
    assert.equal(error, null)
    parts.push(part)
  })
  for (const name of names) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  return Buffer.concat(parts)
}

/** APPNOTE 4.3.12, 4.3.14 and 4.3.16: what the end of an archive says, and what its directory has. */
function lookAt(zip) {
  const end = zip.length - 22
  assert.equal(zip.readUInt32LE(end), 0x06054b50)
  let headers = 0
  for (let at = zip.readUInt32LE(end + 16); zip.readUInt32LE(at) === 0x02014b50; headers++) {
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  const hasZip64 = zip.includes(Buffer.from('PK\x06\x06'))
  const unpacked = Object.keys(unzipSync(zip)).length
  return { count: zip.readUInt16LE(end + 10), hasZip64, headers, unpacked }
}

const client = lookAt(await byClientZip())
const fflate = lookAt(byFflate())
console.log('client-zip:', client)
console.log('fflate:    ', fflate)
assert.deepEqual(client, { count: 65535, hasZip64: false, headers: FILES, unpacked: 65535 })
assert.deepEqual(fflate, { count: 4464, hasZip64: false, headers: FILES, unpacked: 4464 })
JS
