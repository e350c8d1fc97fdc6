#!/usr/bin/env bash
# svg-path-commander 2.3.3, with svgpath 2.6.0 beside it, on the paths of simple-icons 16.37.0.
#
# Guess: a path that all browsers draw is read: behind `z` a line may go on without `M`, from the point where the
# closed one began (SVG 2, 9.3.4), and tools that make paths small write so.
# In fact each command but `M` behind `z` is refused as 'not a MoveTo path command', with an exception: seven of the
# 3,470 icons, such as those of Codeberg and Google News.
#
# Who meets it: builds that round or turn the paths of a set of icons; all is well until a certain one is added.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  svg-path-commander@2.3.3 svgpath@2.6.0 simple-icons@16.37.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import SVGPathCommander from 'svg-path-commander'
import svgpath from 'svgpath'

const folder = 'node_modules/simple-icons/icons'
function refusal(path) {
  try {
    new SVGPathCommander(path)
  } catch (error) {
    return error.message
  }
}
const short = 'M0 0h4v4zl-4-4'
console.log(`${short}: ${refusal(short)}; svgpath ${svgpath(short).abs()}`)
assert.match(refusal(short), /not a MoveTo path command/)
assert.equal(svgpath(short).abs().toString(), 'M0 0H4V4ZL-4-4')

const names = readdirSync(folder).filter((name) => name.endsWith('.svg'))
const refused = names.filter((name) => {
  const [, path] = readFileSync(`${folder}/${name}`, 'utf8').match(/ d="([^"]+)"/)
  assert.equal(svgpath(path).err, '')
  return refusal(path)?.includes('not a MoveTo path command')
})
console.log(`${refused.length} of ${names.length} icons are refused:`, refused.join(' '))
assert.deepEqual([refused.length, names.length], [7, 3470])
JS
