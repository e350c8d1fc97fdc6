import { withBenchPage } from './bench-page.mjs'
import { perSecond, takeTurns } from './turns.mjs'

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('./page-api').WorkName} WorkName
 * @typedef {import('./report.mjs').Row} Row
 * @typedef {{ work: WorkName, what: string, unit: string }} Job
 */

/** @type {Job[]} */
const jobs = [
  { work: 'qr.png', what: '300 mixed characters to a PNG of 512 px', unit: 'codes/s' },
  { work: 'password.ours', what: 'passwords of 12 characters', unit: 'passwords/s' },
  { work: 'password.score', what: 'their strength', unit: 'passwords/s' },
  { work: 'color.spectrum', what: 'the hue and lightness canvas, 300 x 200', unit: 'canvases/s' },
  { work: 'color.palettes', what: 'all five palettes of 1,000 colors', unit: 'colors/s' },
  { work: 'unit.sweep', what: 'each unit to each other of its kind', unit: 'conversions/s' },
  { work: 'currency.parse', what: 'parsing a file of rates', unit: 'files/s' },
]

const mostSteps = 4

/**
 * 1 to as many as there are threads; beyond four of them in doublings.
 * @param {number} threads
 */
function workerCounts(threads) {
  if (threads <= mostSteps) return Array.from({ length: threads }, (_, at) => at + 1)
  const doublings = Array.from({ length: Math.ceil(Math.log2(threads)) }, (_, at) => 2 ** at)
  return [...doublings, threads]
}

/**
 * @param {Page} page
 * @param {WorkName} work
 * @param {number} leastMs
 */
const timeOnPage = async (page, work, leastMs) =>
  perSecond(
    await page.evaluate(
      ([timed, ms]) => window.bench.page.time(timed, ms),
      /** @type {const} */ ([work, leastMs]),
    ),
  )

/**
 * @param {Page} page
 * @param {number} workers
 * @param {WorkName} work
 * @param {number} leastMs
 */
async function timeInWorkers(page, workers, work, leastMs) {
  const timings = await page.evaluate(
    ([count, timed, ms]) => window.bench.timeInWorkers(count, timed, ms),
    /** @type {const} */ ([workers, work, leastMs]),
  )
  return timings.map(perSecond).reduce((sum, rate) => sum + rate, 0)
}

/**
 * @param {Job} job
 * @param {Record<string, number[]>} samples by place
 * @returns {Row[]}
 */
const toRows = ({ work, what, unit }, samples) =>
  Object.entries(samples).map(([place, ours]) => ({
    id: `threads.${work}.${place}`,
    what: `${what}: ${place.replace('-', ' ')}`,
    unit,
    ours,
    peers: {},
    bars: [],
  }))

/**
 * What each domain does in a second on the page's own thread and in 1 to N workers at once.
 * @param {import('playwright').Browser} browser
 * @param {{ rounds: number, leastMs: number }} effort
 * @returns {Promise<Row[]>}
 */
export function measureThreads(browser, { rounds, leastMs }) {
  return withBenchPage(browser, async (page) => {
    const counts = workerCounts(await page.evaluate(() => navigator.hardwareConcurrency))
    /** @type {Row[]} */
    const rows = []
    for (const job of jobs) {
      const { work } = job
      console.log(`Measuring threads.${work} ...`)
      await page.evaluate((checked) => window.bench.worker.check(checked), work)
      await page.evaluate((checked) => window.bench.page.check(checked), work)
      const players = [
        { name: 'page', turn: () => timeOnPage(page, work, leastMs) },
        ...counts.map((count) => ({
          name: `workers-${count}`,
          turn: () => timeInWorkers(page, count, work, leastMs),
        })),
      ]
      rows.push(...toRows(job, await takeTurns(players, rounds)))
    }
    return rows
  })
}
