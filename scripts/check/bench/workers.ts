import type { Browser } from 'playwright'
import type { CallKind, ProductWorker } from './page-api'
import { onBenchPage } from './pages.ts'
import type { Row } from './report.ts'
import { takeTurns, type Effort, type Players } from './turns.ts'

const productWorkers: ProductWorker[] = ['qr', 'password', 'color', 'currency', 'timer-tick']

/** What it costs to have a worker, in milliseconds: each call, and its start. */
export const measureWorkers = (browser: Browser, { rounds, leastMs }: Effort): Promise<Row[]> =>
  onBenchPage(browser, async (page) => {
    const call = (kind: CallKind) => () =>
      page.evaluate(([timed, ms]) => window.bench.timeCalls(timed, ms), [kind, leastMs] as const)
    const calls = { ours: call('comlink'), postMessage: call('postMessage') }
    const { ours = [], ...peers } = await takeTurns(calls, rounds)
    const starts: Players<number> = {}
    for (const name of productWorkers)
      starts[name] = () => page.evaluate((started) => window.bench.startMs(started), name)
    const what = 'a question to a worker through Comlink, and its answer'
    return [
      { id: 'workers.call', what, unit: 'ms', ours, peers },
      ...Object.entries(await takeTurns(starts, rounds)).map(([name, samples]) => ({
        id: `workers.start.${name}`,
        what: `start of the ${name} worker, until its first answer`,
        unit: 'ms',
        ours: samples,
      })),
    ]
  })
