#!/usr/bin/env bash
# workbox-range-requests 7.4.1.
#
# Guess: `createPartialResponse` cuts a kept response as RFC 9110 (14.1.2) says: a range that goes
# past the end is cut at the end, one that begins there is answered with 416.
# In fact it is the other way round. Of ten bytes, `bytes=5-100` and the last hundred (`bytes=-100`)
# get 416, while `bytes=10-` gets 206 with the impossible 'content-range: bytes 10-9/10'.
#
# Who meets it: players and viewers that ask in steps of a fixed size, whose last step, or a whole
# short file, goes past the end. The same request works with the server and fails with the cache.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts workbox-range-requests@7.4.1
export NODE_ENV=production # leaves out the log for browsers
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'

globalThis.self = globalThis // where a service worker's globals are
globalThis.registration = { scope: 'https://example.com/' }
const { createPartialResponse } = await import('workbox-range-requests/createPartialResponse.js')

const wanted = {
  'bytes=0-4': '206 bytes 0-4/10',
  'bytes=5-': '206 bytes 5-9/10',
  'bytes=5-100': '206 bytes 5-9/10',
  'bytes=-100': '206 bytes 0-9/10',
  'bytes=10-': '416',
}
const got = {}
for (const [range, byStandard] of Object.entries(wanted)) {
  const request = new Request('https://example.com/a.mp3', { headers: { range } })
  const response = await createPartialResponse(request, new Response('0123456789'))
  got[range] = [response.status, response.headers.get('content-range')].filter(Boolean).join(' ')
  console.log(
    `${range.padEnd(12)} by the standard: ${byStandard.padEnd(18)} workbox: ${got[range]}`,
  )
}
assert.deepEqual(got, {
  'bytes=0-4': '206 bytes 0-4/10',
  'bytes=5-': '206 bytes 5-9/10',
  'bytes=5-100': '416',
  'bytes=-100': '416',
  'bytes=10-': '206 bytes 10-9/10',
})
JS
