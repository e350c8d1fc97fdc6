// Measures speed in a real browser, without network: `npm run bench`. Prints the table and writes the JSON file if
// one is named; a whole run writes docs/benchmarks.md as well, and refuses to begin on a busy machine. A result that
// is wrong ends it.
import { writeFileSync } from 'node:fs'
import { runBuild } from '../build/run-build.ts'
import { launchBrowser } from '../programs/find-browser.ts'
import { describePlace, resultsText, writeDocument } from './bench/document.ts'
import { assertFitToRecord, measuredCommit } from './bench/fit-to-record.ts'
import { buildBenchPage } from './bench/pages.ts'
import { parseOptions, parts, tinyEffort } from './bench/parts.ts'
import { formatJson, type Row } from './bench/report.ts'

const { isTiny, isWhole, jsonFile, parts: wanted, previous } = parseOptions(process.argv.slice(2))
if (isWhole) assertFitToRecord()
const measured = Object.entries(parts).filter(([name]) => wanted.includes(name))
const needs = new Set(measured.flatMap(([, part]) => part.needs))
// The part of `npm test` can do without.
if (needs.has('peers')) await buildBenchPage()
// A tiny run belongs to the tests, which have just built the product.
if (needs.has('product') && !isTiny) await runBuild('--logLevel', 'warn')
const browser = await launchBrowser()
try {
  const rows: Row[] = []
  for (const [name, part] of measured) {
    console.log(`Measuring ${name} ...`)
    rows.push(...(await part.measure(browser, { ...(isTiny ? tinyEffort : part), previous })))
  }
  const place = describePlace(browser.version(), measuredCommit())
  console.log(`\n${await resultsText(rows, place, isTiny)}`)
  if (isTiny) console.log('A tiny run: it shows that all of it works, not how fast.')
  if (jsonFile !== undefined) writeFileSync(jsonFile, formatJson(rows))
  if (isWhole) await writeDocument(rows, place)
} finally {
  await browser.close()
}
