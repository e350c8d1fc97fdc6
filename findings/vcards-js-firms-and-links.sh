#!/usr/bin/env bash
# vcards-js 2.11.1, read by ical.js 2.2.1.
#
# Guess: a maker of cards escapes what a value has of `;` and `,` where the format wants it (RFC 2426, 4), and nowhere
# else.
# In fact the semicolon is escaped in the parts of a name alone. A firm called 'Bach; Sons' becomes the firm 'Bach'
# with the department ' Sons'. Links are no texts and have no escapes, but get one before each comma, so
# `https://example.com/map?at=48.1,11.5` leads to `.../map?at=48.1\,11.5`.
#
# Who meets it: whoever saves a contact from a site that makes cards with it; links to maps have commas.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts vcards-js@2.11.1 ical.js@2.2.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import vCardsJS from 'vcards-js'

const link = 'https://example.com/map?at=48.1,11.5'
const card = Object.assign(vCardsJS(), {
  firstName: 'Ida',
  lastName: 'Probe; Muster',
  organization: 'Bach; Sons',
  url: link,
})
const text = card.getFormattedString()
console.log(text.match(/^(?:N|ORG|URL).*/gm).join('\n'))

const property = (name) => new ICAL.Component(ICAL.parse(text)).getFirstProperty(name)
const read = {
  name: property('n').getFirstValue()[0],
  firm: property('org').getFirstValue(),
  link: property('url').getFirstValue(),
}
console.log(read)
assert.deepEqual(read, {
  name: 'Probe; Muster',
  firm: ['Bach', ' Sons'],
  link: link.replace(',', '\\,'),
})
JS
