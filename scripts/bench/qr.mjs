import { withBenchPage } from './bench-page.mjs'
import { drawChecked } from './check.mjs'
import { qrCases } from './qr-cases.mjs'
import { msEach, takeTurns } from './turns.mjs'

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('./page-api').QrMakerName} QrMakerName
 * @typedef {import('./report.mjs').Row} Row
 * @typedef {{ rounds: number, leastMs: number }} Effort how often, and how long each time
 */

/**
 * Two of the peers draw on elements of a page and can work nowhere else.
 * @type {Array<{ name: QrMakerName, thread: 'worker' | 'page' }>}
 */
const makers = [
  { name: 'ours', thread: 'worker' },
  { name: 'qr + convertToBlob', thread: 'worker' },
  { name: 'qrcode.toDataURL', thread: 'page' },
  { name: 'qr-code-styling', thread: 'page' },
]

/**
 * A maker whose picture of this job was decoded; each turn must end with the same picture.
 * @param {Page} page
 * @param {typeof makers[number]} maker
 * @param {import('./page-api').QrJob} job
 * @param {number} leastMs
 */
async function checkedPlayer(page, { name, thread }, job, leastMs) {
  const checked = await drawChecked(page, thread, name, job)
  return {
    name,
    async turn() {
      const { png, ...timing } = await page.evaluate(
        ([where, maker, wanted, ms]) => window.bench[where].timeDrawing(maker, wanted, ms),
        /** @type {const} */ ([thread, name, job, leastMs]),
      )
      if (png !== checked) throw new Error(`${name} made another picture while it was timed`)
      return msEach(timing)
    },
  }
}

/**
 * Milliseconds from text to PNG, of our worker and of its peers.
 * @param {import('playwright').Browser} browser
 * @param {Effort} effort
 * @returns {Promise<Row[]>}
 */
export function measureQr(browser, { rounds, leastMs }) {
  return withBenchPage(browser, async (page) => {
    /** @type {Row[]} */
    const rows = []
    for (const { id, what, job, bar } of qrCases) {
      console.log(`Measuring ${id} ...`)
      const players = []
      for (const maker of makers) players.push(await checkedPlayer(page, maker, job, leastMs))
      const { ours = [], ...peers } = await takeTurns(players, rounds)
      rows.push({ id, what, unit: 'ms', ours, peers, bars: [{ least: bar }] })
    }
    return rows
  })
}
