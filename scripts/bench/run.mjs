import { writeFileSync } from 'node:fs'

import { chromium } from 'playwright'

import { findBrowser, launchArgs } from '../browser.mjs'
import { buildBenchPage, buildProduct } from './build.mjs'
import { measureJank } from './jank.mjs'
import { measureQr } from './qr.mjs'
import { formatJson, formatPlace, formatTable, loadWarning } from './report.mjs'

/** @typedef {import('./report.mjs').Row} Row */

const full = { qr: { rounds: 9, leastMs: 300 }, jank: { runs: 5 } }
// Enough to go every way once: these figures mean nothing.
const tiny = { qr: { rounds: 1, leastMs: 10 }, jank: { runs: 1 } }

/** Chromium looks up no name but localhost: a request to anybody else fails inside the browser. */
const offlineArgs = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']

/**
 * Measures, prints the table and writes the JSON file if one is named. Throws if a result is wrong.
 * @param {import('./options.mjs').Options} options
 */
export async function runBench({ isTiny, jsonFile, only }) {
  const counts = isTiny ? tiny : full
  const withQr = only !== 'jank'
  const withJank = only !== 'qr'
  const warning = isTiny ? '' : loadWarning()
  if (withQr) await buildBenchPage()
  // A tiny run belongs to the tests, which have just built the product.
  if (withJank && !isTiny) await buildProduct()

  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...launchArgs, ...offlineArgs],
  })
  /** @type {Row[]} */
  const rows = []
  try {
    if (withQr) rows.push(...(await measureQr(browser, counts.qr)))
    if (withJank) rows.push(await measureJank(browser, counts.jank))
    console.log(`\n${formatPlace(browser.version())}\n\n${formatTable(rows)}`)
    if (warning !== '') console.log(`\n${warning}`)
    if (isTiny) console.log('\nA tiny run: it shows that all of it works, not how fast.')
  } finally {
    await browser.close()
  }
  if (jsonFile !== undefined) writeFileSync(jsonFile, formatJson(rows))
}
