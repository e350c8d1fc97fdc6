import { writeFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { launchBrowser } from '../browser/launch.ts'
import { buildBenchPage, buildProduct } from './build.ts'
import { describePlace, resultsText, writeDocument } from './document.ts'
import { assertFitToRecord, measuredCommit } from './fit-to-record.ts'
import type { Options } from './options.ts'
import { parts, someNeeds, tinyEffort } from './parts.ts'
import { formatJson } from './report.ts'
import type { Row } from './report.ts'

async function build({ isTiny, parts: wanted }: Options) {
  if (someNeeds(wanted, 'peers')) await buildBenchPage()
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

/**
 * Measures, prints the table and writes the JSON file if one is named; a whole run writes
 * docs/benchmarks.md as well, and refuses to begin on a busy machine. Throws if a result is wrong.
 */
export async function runBench(options: Options) {
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
}
