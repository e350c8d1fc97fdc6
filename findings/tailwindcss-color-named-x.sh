#!/usr/bin/env bash
# tailwindcss 4.3.5.
#
# Guess: a color of the theme may have any name, and `border-<name>-50` then is a border of that
# color and nothing else, as it is for 'brand'.
# In fact the names x, y, s, e, t, r, b, l, bs and be are those of sides, and 50 is a width of a
# side: one class gives both rules, a color and a border of 50 px. The same holds for colors whose
# names begin with 'linear-' or 'conic-' and end in a number: `bg-linear-45` colors and also turns
# into a gradient. Nothing warns.
#
# Who meets it: palettes with short names, and themes that are generated from the names of a design
# (scales 'e' for error, 's' for success).
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts tailwindcss@4.3.5
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { compile } from 'tailwindcss'

/** The properties, apart from Tailwind's own, that a class sets with one color in the theme. */
async function propertiesOf(color, className) {
  const { build } = await compile(`@theme { --color-${color}: #fef2f2 } @tailwind utilities;`)
  const rules = build([className])
    .match(/^\.[^]*?^}/gm)
    .join('')
  return [...rules.matchAll(/^ +([a-z][a-z-]*):/gm)].map(([, property]) => property)
}

const got = {}
for (const name of ['brand', 'x', 'y', 's', 'e', 't', 'r', 'b', 'l', 'bs', 'be'])
  got[`border-${name}-50`] = await propertiesOf(`${name}-50`, `border-${name}-50`)
for (const name of ['linear-45', 'conic-45'])
  got[`bg-${name}`] = await propertiesOf(name, `bg-${name}`)
for (const [className, properties] of Object.entries(got))
  console.log(className.padEnd(16), properties.join(', '))

assert.deepEqual(got['border-brand-50'], ['border-color'])
assert.deepEqual(got['border-x-50'], ['border-inline-style', 'border-inline-width', 'border-color'])
for (const [className, properties] of Object.entries(got))
  if (className !== 'border-brand-50') assert.ok(properties.length > 1, className)
JS
