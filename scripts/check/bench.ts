// Measures speed in a real browser, without network: `npm run bench`. Prints the table and writes the JSON file if
// one is named; a whole run writes docs/benchmarks.md as well, and refuses to begin on a busy machine. A result that
// is wrong ends it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { ensureInstalled } from '../bootstrap/install.mjs'
import { rootDir } from '../bootstrap/paths.mjs'
import { launchBrowser } from './browser/launch.ts'
import { buildBenchPage, buildProduct } from './bench/build.ts'
import { describePlace, resultsText, writeDocument } from './bench/document.ts'
import { assertFitToRecord, measuredCommit } from './bench/fit-to-record.ts'
import { parseOptions, type Options } from './bench/options.ts'
import { parts, someNeeds, tinyEffort } from './bench/parts.ts'
import { formatJson } from './bench/report.ts'
import type { Row } from './bench/report.ts'

async function build({ isTiny, parts: wanted }: Options) {
  if (someNeeds(wanted, 'peers')) {
    // Packages of their own, which the part of `npm test` can do without.
    await ensureInstalled(join(rootDir, 'tests', 'bench'))
    await buildBenchPage()
  }
  // A tiny run belongs to the tests, which have just built the product.
  if (someNeeds(wanted, 'product') && !isTiny) await buildProduct()
}

async function measure(browser: Browser, { isTiny, parts: wanted }: Options) {
  const rows: Row[] = []
  for (const name of wanted) {
    const part = parts[name]
    rows.push(...(await part.measure(browser, isTiny ? tinyEffort : part)))
  }
  return rows
}

const options = parseOptions(process.argv.slice(2))
if (options.isWhole) assertFitToRecord()
await build(options)
const browser = await launchBrowser()
try {
  const rows = await measure(browser, options)
  const place = describePlace(browser.version(), measuredCommit())
  console.log(`\n${await resultsText(rows, place, options.isTiny)}`)
  if (options.isTiny) console.log('A tiny run: it shows that all of it works, not how fast.')
  if (options.jsonFile !== undefined) writeFileSync(options.jsonFile, formatJson(rows))
  if (options.isWhole) await writeDocument(rows, place)
} finally {
  await browser.close()
}
