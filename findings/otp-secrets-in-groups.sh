#!/usr/bin/env bash
# otplib 12.0.1, which reads secrets with thirty-two 1.0.2, and speakeasy 2.0.0; beside them otpauth 9.5.2,
# otplib 13.5.0 and totp-generator 2.0.1.
#
# Guess: of a secret as sites show it, in groups of four (`JBSW Y3DP EHPK 3PXP`), a library leaves the spaces
# out, or says that base32 has none.
# In fact otplib 12 and speakeasy take each space for a letter: the key is another and longer one, and so is the
# code, which is not even the same in both. otpauth leaves spaces out, but its reader of `otpauth:` refuses
# them, as the other two do.
#
# Who meets it: tests and scripts that log in with a secret which was copied from the page; the code is refused,
# as if the clock were wrong.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts otplib12@npm:otplib@12.0.1 speakeasy@2.0.0 \
  thirty-two@1.0.2 otpauth@9.5.2 otplib@13.5.0 totp-generator@2.0.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { Secret, TOTP, URI } from 'otpauth'
import { generate } from 'otplib'
import otplib12 from 'otplib12'
import speakeasy from 'speakeasy'
import thirtyTwo from 'thirty-two'
import { TOTP as TotpGenerator } from 'totp-generator'

const seconds = 1111111109
const timestamp = seconds * 1000
const uriOf = (secret) => `otpauth://totp/Example:someone?secret=${encodeURIComponent(secret)}`
const readers = {
  'otplib 12': (secret) => otplib12.authenticator.clone({ epoch: timestamp }).generate(secret),
  speakeasy: (secret) => speakeasy.totp({ secret, encoding: 'base32', time: seconds }),
  otpauth: (secret) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp }),
  'otpauth, URI': (secret) => URI.parse(uriOf(secret)).generate({ timestamp }),
  'otplib 13': (secret) => generate({ secret, epoch: seconds }),
  'totp-generator': async (secret) => (await TotpGenerator.generate(secret, { timestamp })).otp,
}
async function codes(secret) {
  const all = {}
  for (const [name, read] of Object.entries(readers))
    try {
      all[name] = await read(secret)
    } catch {
      all[name] = 'refused'
    }
  console.log(`${secret}:`, all)
  return all
}
const keys = ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'].map((text) => thirtyTwo.decode(text).toString('hex'))
console.log('keys by thirty-two:', keys)
assert.deepEqual(keys, ['48656c6c6f21deadbeef', '4865606363780877a81b7d'])

const joined = await codes('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
assert.equal(new Set(Object.values(joined)).size, 1)
const right = joined.otpauth
const grouped = await codes('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')
assert.equal(grouped.otpauth, right)
for (const name of ['otplib 12', 'speakeasy']) {
  assert.match(grouped[name], /^\d{6}$/)
  assert.notEqual(grouped[name], right)
}
for (const name of ['otpauth, URI', 'otplib 13', 'totp-generator']) assert.equal(grouped[name], 'refused')
JS
