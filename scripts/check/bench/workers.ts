import type { Browser, Page } from 'playwright'
import type { CallKind, ProductWorker } from './page-api'
import { onBenchPage } from './pages.ts'
import type { Row } from './report.ts'
import { msEach, takeTurns, type Effort, type Players } from './turns.ts'

const productWorkers: ProductWorker[] = ['qr', 'password', 'color', 'currency', 'timer-tick']

async function measureCalls(page: Page, { rounds, leastMs }: Effort): Promise<Row> {
  const turn = (kind: CallKind) => async () =>
    msEach(
      await page.evaluate(([timed, ms]) => window.bench.timeCalls(timed, ms), [
        kind,
        leastMs,
      ] as const),
    )
  const players = { ours: turn('comlink'), postMessage: turn('postMessage') }
  const { ours = [], ...peers } = await takeTurns(players, rounds)
  const what = 'a question to a worker through Comlink, and its answer'
  return { id: 'workers.call', what, unit: 'ms', ours, peers }
}

async function measureStarts(page: Page, { rounds }: Effort): Promise<Row[]> {
  const players: Players<number> = {}
  for (const name of productWorkers)
    players[name] = () => page.evaluate((started) => window.bench.startMs(started), name)
  const samples = await takeTurns(players, rounds)
  return Object.entries(samples).map(([name, ours]) => {
    const what = `start of the ${name} worker, until its first answer`
    return { id: `workers.start.${name}`, what, unit: 'ms', ours }
  })
}

/** What it costs to have a worker: its start, and each call. */
export const measureWorkers = (browser: Browser, effort: Effort): Promise<Row[]> =>
  onBenchPage(browser, async (page) => [
    await measureCalls(page, effort),
    ...(await measureStarts(page, effort)),
  ])
