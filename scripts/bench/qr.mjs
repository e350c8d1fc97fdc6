import { startServer } from '../serve.mjs'
import { benchPageDir } from './build.mjs'
import { drawChecked } from './check.mjs'
import { mixedText, shortUrl } from './texts.mjs'

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('./page-api').ContenderName} ContenderName
 * @typedef {import('./page-api').QrJob} QrJob
 * @typedef {import('./report.mjs').Row} Row
 * @typedef {{ rounds: number, leastMs: number }} Effort how often, and how long each time
 * @typedef {{ byWork: number, byPage: number }} Rates codes per second: of the maker's own thread, and as the page sees it
 */

/** @type {Array<{ id: string, job: QrJob }>} */
const cases = [
  { id: 'qr.png.url-256', job: { text: shortUrl, sizePx: 256, level: 'M' } },
  { id: 'qr.png.mixed300-512', job: { text: mixedText(300), sizePx: 512, level: 'M' } },
  { id: 'qr.png.mixed2900-512', job: { text: mixedText(2900), sizePx: 512, level: 'L' } },
]

/** @type {ContenderName[]} */
const contenders = ['ours', 'qrcode.toDataURL']

/**
 * Times one contender once; throws if its last picture is not the one that was checked.
 * @param {Page} page
 * @param {{ name: ContenderName, checkedUrl: string, job: QrJob, leastMs: number }} turn
 * @returns {Promise<Rates>}
 */
async function takeTurn(page, { name, checkedUrl, job, leastMs }) {
  const { codes, elapsedMs, workMs, pngUrl } = await page.evaluate(
    ([contender, wanted, ms]) => window.bench.time(contender, wanted, ms),
    /** @type {const} */ ([name, job, leastMs]),
  )
  if (pngUrl !== checkedUrl) throw new Error(`${name} made another picture while it was timed`)
  return { byWork: (codes * 1000) / workMs, byPage: (codes * 1000) / elapsedMs }
}

/**
 * The contenders take turns; a sample of each from every round.
 * @param {Page} page
 * @param {QrJob} job
 * @param {Effort} effort
 */
async function playRounds(page, job, { rounds, leastMs }) {
  const players = []
  for (const name of contenders) {
    const checkedUrl = await drawChecked(page, name, job)
    /** @type {Rates[]} */
    const samples = []
    players.push({ name, checkedUrl, samples })
  }
  // Round 0 is for the engine's compilers.
  for (let round = 0; round <= rounds; round++) {
    // Who goes first changes: neither shall always meet what the other leaves behind.
    for (const player of round % 2 === 0 ? players : players.toReversed()) {
      const rates = await takeTurn(page, { ...player, job, leastMs })
      if (round > 0) player.samples.push(rates)
    }
  }
  return Object.fromEntries(players.map(({ name, samples }) => [name, samples]))
}

/**
 * @param {string} id
 * @param {Record<string, Rates[]>} samples by contender
 * @returns {Row}
 */
function toRow(id, { ours = [], ...peers }) {
  return {
    id,
    unit: 'codes/s',
    ours: ours.map(({ byWork }) => byWork),
    notes: { 'ours, as the page sees it': ours.map(({ byPage }) => byPage) },
    peers: Object.fromEntries(
      Object.entries(peers).map(([name, rates]) => [name, rates.map(({ byPage }) => byPage)]),
    ),
  }
}

/**
 * QR codes per second, from text to PNG, of our worker and of its peers.
 * @param {import('playwright').Browser} browser
 * @param {Effort} effort
 * @returns {Promise<Row[]>}
 */
export async function measureQr(browser, effort) {
  const server = await startServer({ port: 0, dir: benchPageDir })
  const page = await browser.newPage()
  try {
    await page.goto(server.url)
    /** @type {Row[]} */
    const rows = []
    for (const { id, job } of cases) {
      console.log(`Measuring ${id} ...`)
      rows.push(toRow(id, await playRounds(page, job, effort)))
    }
    return rows
  } finally {
    await page.close()
    await server.close()
  }
}
