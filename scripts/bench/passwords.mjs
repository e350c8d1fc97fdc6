import { withBenchPage } from './bench-page.mjs'
import { perSecond, takeTurns } from './turns.mjs'

/**
 * @typedef {import('./page-api').WorkName} WorkName
 * @typedef {import('./report.mjs').Row} Row
 */

const nanoid = 'nanoid customAlphabet'
const score = 'scoring'

/** @type {Array<{ name: string, work: WorkName }>} */
const contenders = [
  { name: 'ours', work: 'password.ours' },
  { name: nanoid, work: 'password.nanoid' },
  { name: score, work: 'password.score' },
]

/**
 * @param {Record<string, number[]>} samples by contender
 * @returns {Row[]}
 */
const toRows = ({ ours = [], [score]: scored = [], ...peers }) => [
  {
    id: 'password.12',
    what: '12 characters by the defaults, each class guaranteed',
    unit: 'passwords/s',
    ours,
    peers,
    bars: [{ peer: nanoid, least: 5 }],
  },
  {
    id: 'password.score',
    what: 'the strength of passwords of 12 characters',
    unit: 'passwords/s',
    ours: scored,
    peers: {},
    bars: [],
  },
]

/**
 * Passwords per second in a worker, drawn and scored.
 * @param {import('playwright').Browser} browser
 * @param {{ rounds: number, leastMs: number }} effort
 * @returns {Promise<Row[]>}
 */
export function measurePasswords(browser, { rounds, leastMs }) {
  console.log('Measuring password.12 ...')
  return withBenchPage(browser, async (page) => {
    const players = []
    for (const { name, work } of contenders) {
      await page.evaluate((checked) => window.bench.worker.check(checked), work)
      const turn = async () =>
        perSecond(
          await page.evaluate(
            ([timed, ms]) => window.bench.worker.time(timed, ms),
            /** @type {const} */ ([work, leastMs]),
          ),
        )
      players.push({ name, turn })
    }
    return toRows(await takeTurns(players, rounds))
  })
}
