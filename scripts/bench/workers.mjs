import { withBenchPage } from './bench-page.mjs'
import { msEach, takeTurns } from './turns.mjs'

/**
 * @typedef {import('./page-api').CallKind} CallKind
 * @typedef {import('./page-api').ProductWorker} ProductWorker
 * @typedef {import('./report.mjs').Row} Row
 */

/** @type {ProductWorker[]} */
const productWorkers = ['qr', 'password', 'color', 'currency', 'timer-tick']

/** @type {CallKind[]} */
const kinds = ['comlink', 'postMessage']

/**
 * @param {import('playwright').Page} page
 * @param {{ rounds: number, leastMs: number }} effort
 * @returns {Promise<Row>}
 */
async function measureCalls(page, { rounds, leastMs }) {
  const players = kinds.map((kind) => ({
    name: kind,
    turn: async () =>
      msEach(
        await page.evaluate(
          ([timed, ms]) => window.bench.timeCalls(timed, ms),
          /** @type {const} */ ([kind, leastMs]),
        ),
      ),
  }))
  const { comlink: ours = [], ...peers } = await takeTurns(players, rounds)
  return {
    id: 'workers.call',
    what: 'a question to a worker through Comlink, and its answer',
    unit: 'ms',
    ours,
    peers,
    bars: [],
  }
}

/**
 * @param {import('playwright').Page} page
 * @param {{ rounds: number }} effort
 * @returns {Promise<Row[]>}
 */
async function measureStarts(page, { rounds }) {
  const players = productWorkers.map((name) => ({
    name,
    turn: () => page.evaluate((started) => window.bench.startMs(started), name),
  }))
  const samples = await takeTurns(players, rounds)
  return Object.entries(samples).map(([name, ours]) => ({
    id: `workers.start.${name}`,
    what: `start of the ${name} worker, until its first answer`,
    unit: 'ms',
    ours,
    peers: {},
    bars: [],
  }))
}

/**
 * What it costs to have a worker: its start, and each call.
 * @param {import('playwright').Browser} browser
 * @param {{ rounds: number, leastMs: number }} effort
 * @returns {Promise<Row[]>}
 */
export function measureWorkers(browser, effort) {
  console.log('Measuring workers.call and workers.start ...')
  return withBenchPage(browser, async (page) => [
    await measureCalls(page, effort),
    ...(await measureStarts(page, effort)),
  ])
}
