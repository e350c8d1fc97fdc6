import type { Browser, Page } from 'playwright'
import { withBenchPage } from './bench-page.ts'
import type { CallKind, ProductWorker } from './page-api'
import type { Row } from './report.ts'
import { msEach, takeTurns } from './turns.ts'

const productWorkers: ProductWorker[] = ['qr', 'password', 'color', 'currency', 'timer-tick']

const kinds: CallKind[] = ['comlink', 'postMessage']

async function measureCalls(
  page: Page,
  { rounds, leastMs }: { rounds: number; leastMs: number },
): Promise<Row> {
  const players = kinds.map((kind) => ({
    name: kind,
    turn: async () =>
      msEach(
        await page.evaluate(([timed, ms]) => window.bench.timeCalls(timed, ms), [
          kind,
          leastMs,
        ] as const),
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

async function measureStarts(page: Page, { rounds }: { rounds: number }): Promise<Row[]> {
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

/** What it costs to have a worker: its start, and each call. */
export function measureWorkers(
  browser: Browser,
  effort: { rounds: number; leastMs: number },
): Promise<Row[]> {
  console.log('Measuring workers.call and workers.start ...')
  return withBenchPage(browser, async (page) => [
    await measureCalls(page, effort),
    ...(await measureStarts(page, effort)),
  ])
}
