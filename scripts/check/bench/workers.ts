import type { Browser, Page } from 'playwright'
import { withBenchPage } from './bench-page.ts'
import type { CallKind, ProductWorker } from './page-api'
import type { Row } from './report.ts'
import { msEach, takeTurns, type Effort } from './turns.ts'

const productWorkers: ProductWorker[] = ['qr', 'password', 'color', 'currency', 'timer-tick']

const kinds: CallKind[] = ['comlink', 'postMessage']

async function measureCalls(page: Page, { rounds, leastMs }: Effort): Promise<Row> {
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
  }
}

async function measureStarts(page: Page, { rounds }: Effort): Promise<Row[]> {
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
  }))
}

/** What it costs to have a worker: its start, and each call. */
export function measureWorkers(browser: Browser, effort: Effort): Promise<Row[]> {
  console.log('Measuring workers.call and workers.start ...')
  return withBenchPage(browser, async (page) => [
    await measureCalls(page, effort),
    ...(await measureStarts(page, effort)),
  ])
}
