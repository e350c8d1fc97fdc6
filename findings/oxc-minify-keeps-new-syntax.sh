#!/usr/bin/env bash
# oxc-minify 0.157.0, the minifier that Vite 8 exports as `minify`, with esbuild 0.28.2 beside it.
#
# Guess: the target of a minifier is the year whose browsers can read its output, as it is for esbuild
# with an option of the same name and the same values.
# In fact 'es2015' only keeps the minifier from writing anything newer itself: a `catch` without a
# name, `?.` and `??` of the source stay, and browsers of that year refuse the whole file. Only what
# the source spells the old way stays old: a named `catch` keeps its name, which 'es2019' drops.
#
# Who meets it: scripts that tell owners of old browsers to update, and run in no other.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts oxc-minify@0.157.0 esbuild@0.28.2
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { transformSync } from 'esbuild'
import { minifySync } from 'oxc-minify'

const oxc = (source, target) =>
  minifySync('a.js', source, { compress: { target }, mangle: false }).code
const esbuild = (source) => transformSync(source, { target: 'es2015', minify: true }).code.trim()

const newer = ['try { store() } catch { tell() }', 'shown = note?.text ?? title']
for (const source of newer) {
  console.log(`${source}\n  oxc-minify: ${oxc(source, 'es2015')}\n  esbuild:    ${esbuild(source)}`)
}
assert.deepEqual(
  newer.map((source) => oxc(source, 'es2015')),
  ['try{store()}catch{tell()}', 'shown=note?.text??title;'],
)
for (const source of newer) assert.doesNotMatch(esbuild(source), /catch\{|\?\./)

const named = 'try { store() } catch (_error) { }'
console.log(`${named}\n  es2015: ${oxc(named, 'es2015')}\n  es2019: ${oxc(named, 'es2019')}`)
assert.match(oxc(named, 'es2015'), /catch\(/)
assert.match(oxc(named, 'es2019'), /catch\{/)
JS
