import { writeFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { launchBrowser } from '../browser/launch.ts'
import { buildBenchPage, buildProduct } from './build.ts'
import { writeDocument } from './document.ts'
import { assertFitToRecord, measuredCommit } from './fit-to-record.ts'
import type { Options, PartName } from './options.ts'
import { parts, tinyEffort } from './parts.ts'
import { describePlace, formatJson, formatVerdicts, printReport } from './report.ts'
import type { Row } from './report.ts'

const needsProduct = (part: PartName) =>
  ['click', 'jank', 'key', 'batch', 'drag', 'timer'].includes(part)

/** The batch is the product's own, beside a peer's. */
export const needsPeers = (part: PartName) => part === 'batch' || !needsProduct(part)

async function build({ isTiny, parts: wanted }: Options) {
  if (wanted.some(needsPeers)) await buildBenchPage()
  // A tiny run belongs to the tests, which have just built the product.
  if (wanted.some(needsProduct) && !isTiny) await buildProduct()
}

async function measure(browser: Browser, { isTiny, parts: wanted }: Options) {
  const rows: Row[] = []
  for (const name of wanted) {
    const part = parts[name]
    rows.push(...(await part.measure(browser, isTiny ? tinyEffort : part.effort)))
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
    printReport(rows, place)
    if (options.isTiny) console.log('\nA tiny run: it shows that all of it works, not how fast.')
    else console.log(`\n${formatVerdicts(rows)}`)
    if (options.jsonFile !== undefined) writeFileSync(options.jsonFile, formatJson(rows))
    if (options.isWhole) await writeDocument(rows, place)
  } finally {
    await browser.close()
  }
}
