import { writeFileSync } from 'node:fs'

import { chromium } from 'playwright'

import { findBrowser, launchArgs } from '../browser.mjs'
import { buildBenchPage, buildProduct } from './build.mjs'
import { writeDocument } from './document.mjs'
import { parts, tinyEffort } from './parts.mjs'
import { describePlace, formatJson, formatReport, formatVerdicts, loadWarning } from './report.mjs'

/** @typedef {import('./report.mjs').Row} Row */

/** Chromium looks up no name but localhost: a request to anybody else fails inside the browser. */
const offlineArgs = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']

/** @param {import('./options.mjs').PartName} part */
const needsProduct = (part) => part === 'jank' || part === 'timer'

/** @param {import('./options.mjs').Options} options */
async function build({ isTiny, parts: wanted }) {
  if (!wanted.every(needsProduct)) await buildBenchPage()
  // A tiny run belongs to the tests, which have just built the product.
  if (wanted.some(needsProduct) && !isTiny) await buildProduct()
}

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./options.mjs').Options} options
 */
async function measure(browser, { isTiny, parts: wanted }) {
  /** @type {Row[]} */
  const rows = []
  for (const name of wanted) {
    const part = parts[name]
    rows.push(...(await part.measure(browser, isTiny ? tinyEffort : part.effort)))
  }
  return rows
}

/**
 * Measures, prints the table and writes the JSON file if one is named; a whole run writes
 * docs/benchmarks.md as well. Throws if a result is wrong.
 * @param {import('./options.mjs').Options} options
 */
export async function runBench(options) {
  const warning = options.isTiny ? '' : loadWarning()
  await build(options)
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...launchArgs, ...offlineArgs],
  })
  try {
    const rows = await measure(browser, options)
    const place = describePlace(browser.version())
    console.log(`\n${formatReport(rows, place)}`)
    if (options.isTiny) console.log('\nA tiny run: it shows that all of it works, not how fast.')
    else console.log(`\n${formatVerdicts(rows)}\n${warning}`)
    if (options.jsonFile !== undefined) writeFileSync(options.jsonFile, formatJson(rows))
    if (options.isWhole) await writeDocument(rows, place, warning)
  } finally {
    await browser.close()
  }
}
