#!/usr/bin/env bash
# pdf-lib 1.17.1, with parse-svg-path 0.2.0, path-data-parser 0.1.0 and svg-path-properties 1.3.0; beside them
# pdfkit 0.20.2 and svgpath 2.6.0. The paths are those of heroicons 1.0.6.
#
# Guess: a reader of SVG paths reads what tools that make icons small have written: the two flags of an arc are one
# digit each, and need nothing behind them (`a1 1 0 01-1 1`).
# In fact it is one number, 01, to four of them. pdf-lib draws the icon without such arcs in four of five cases, and
# stops in the rest at `toString` of undefined; parse-svg-path calls the path malformed; path-data-parser, which
# roughjs reads with, misses a number; svg-path-properties gives NaN for a length or stops. pdfkit and svgpath
# read them all.
#
# Who meets it: invoices and labels with an icon in the PDF, sketches and animations along a path.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts heroicons@1.0.6 pdf-lib@1.17.1 \
  parse-svg-path@0.2.0 path-data-parser@0.1.0 svg-path-properties@1.3.0 pdfkit@0.20.2 svgpath@2.6.0
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import parseSvgPath from 'parse-svg-path'
import { parsePath } from 'path-data-parser'
import { PDFDocument } from 'pdf-lib'
import PDFKit from 'pdfkit'
import { svgPathProperties } from 'svg-path-properties'
import svgpath from 'svgpath'

const folder = 'node_modules/heroicons/solid'
const paths = readdirSync(folder).flatMap((name) =>
  [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d),
)
/** How many curves there are in the content of a page. */
const curvesIn = (content) => content.split('\n').filter((line) => / [cvy]$/.test(line)).length

async function byPdfLib(d) {
  const file = await PDFDocument.create()
  file.addPage().drawSvgPath(d)
  const bytes = Buffer.from(await file.save({ useObjectStreams: false }))
  return curvesIn(inflateSync(bytes.subarray(bytes.indexOf('stream\n') + 7)).toString())
}
async function byPdfKit(d) {
  const file = new PDFKit({ compress: false })
  const parts = []
  file.on('data', (part) => parts.push(part)).path(d).fill()
  const ended = new Promise((resolve) => file.on('end', resolve))
  file.end()
  await ended
  return curvesIn(Buffer.concat(parts).toString('latin1'))
}
const fails = (read) => {
  try {
    return read() === false
  } catch {
    return true
  }
}

const counts = { paths: 0, fewer: 0, stops: 0, parseSvgPath: 0, pathDataParser: 0, properties: 0, svgpath: 0 }
for (const d of paths.filter((path) => /a[^a-z]* [01][01][\d.-]/i.test(path))) {
  counts.paths++
  const curves = await byPdfLib(d).catch(() => undefined)
  if (curves === undefined) counts.stops++
  else if (curves < (await byPdfKit(d))) counts.fewer++
  if (fails(() => parseSvgPath(d))) counts.parseSvgPath++
  if (fails(() => parsePath(d))) counts.pathDataParser++
  if (fails(() => Number.isFinite(new svgPathProperties(d).getTotalLength()))) counts.properties++
  if (svgpath(d).err) counts.svgpath++
}
console.log('pdf-lib: stops, fewer curves than pdfkit; the others: refused, or no length:', counts)
assert.deepEqual(counts, {
  paths: 266,
  fewer: 211,
  stops: 55,
  parseSvgPath: 266,
  pathDataParser: 266,
  properties: 257,
  svgpath: 0,
})
const shape = 'M4 2a1 1 0 011 1v6a1 1 0 11-2 0'
const [lib, kit] = [await byPdfLib(shape), await byPdfKit(shape)]
console.log(`curves of ${shape}: pdf-lib ${lib}, pdfkit ${kit}`)
assert.deepEqual([lib, kit], [0, 3])
JS
