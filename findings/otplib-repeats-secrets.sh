#!/usr/bin/env bash
# otplib 12.0.1 and otplib 13.5.0, with otpauth 9.5.2 beside them.
#
# Guess: a key that is shorter than the hash is no matter: HMAC fills it with zeros (RFC 2104), so codes by
# SHA-256 or SHA-512 of a usual secret are those of any authenticator.
# In fact otplib 12 repeats a short secret up to the length that the test vectors of RFC 6238 have: below 16 bytes
# with SHA-256 and below 32 with SHA-512, which the usual 20 are, its `authenticator` shows other codes than all
# others. With SHA-1 of 10 bytes or more nothing is to be seen. otplib 13 does without, and refuses 10 bytes, 16
# letters.
#
# Who meets it: whoever changes from SHA-1 to SHA-512, or from version 12 to 13: codes of the same secret do not match
# any more, and no error says why.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  otplib12@npm:otplib@12.0.1 otplib@13.5.0 otpauth@9.5.2
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { generate } from 'otplib'
import otplib12 from 'otplib12'

const seconds = 1111111109

/** The code of RFC 6238, of 30 seconds and six digits. */
function byTheStandard(key, algorithm) {
  const steps = Buffer.alloc(8)
  steps.writeBigUInt64BE(BigInt(Math.floor(seconds / 30)))
  const hash = createHmac(algorithm, key).update(steps).digest()
  const number = hash.readUInt32BE(hash.at(-1) & 15) & 0x7fffffff
  return String(number % 1e6).padStart(6, '0')
}

const differs = []
for (const bytes of [10, 16, 20, 32])
  for (const algorithm of ['sha1', 'sha256', 'sha512']) {
    const key = Buffer.from('12345678901234567890123456789012'.slice(0, bytes))
    const secret = new Secret({ buffer: new Uint8Array(key).buffer }).base32
    const right = byTheStandard(key, algorithm)
    const totp = new TOTP({ secret, algorithm: algorithm.toUpperCase() })
    assert.equal(totp.generate({ timestamp: seconds * 1000 }), right)
    const authenticator = otplib12.authenticator.clone({ algorithm, epoch: seconds * 1000 })
    const old = authenticator.generate(secret)
    const next = await generate({ secret, algorithm, epoch: seconds }).catch(() => 'refused')
    console.log(`${bytes} bytes, ${algorithm}: RFC 6238 and otpauth ${right}, otplib 12 ${old}, 13 ${next}`)
    assert.equal(next, bytes < 16 ? 'refused' : right)
    if (old !== right) differs.push(`${bytes} ${algorithm}`)
  }
assert.deepEqual(differs, ['10 sha256', '10 sha512', '16 sha512', '20 sha512'])
JS
