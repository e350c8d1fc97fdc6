import type { Browser } from 'playwright'
import type { WorkName } from './page-api'
import { checkedWork, onBenchPage } from './pages.ts'
import type { Row } from './report.ts'
import { takeTurns, type Effort, type Players } from './turns.ts'

const jobs: Array<{ work: WorkName; what: string; unit: string }> = [
  { work: 'qr.png', what: '300 mixed characters to a PNG of 512 px', unit: 'codes/s' },
  { work: 'password.ours', what: 'passwords of 12 characters', unit: 'passwords/s' },
  { work: 'password.score', what: 'their strength', unit: 'passwords/s' },
  { work: 'color.spectrum', what: 'the hue and lightness canvas, 300 x 200', unit: 'canvases/s' },
  { work: 'color.palettes', what: 'all five palettes of 1,000 colors', unit: 'colors/s' },
  { work: 'unit.sweep', what: 'each unit to each other of its kind', unit: 'conversions/s' },
  { work: 'currency.parse', what: 'parsing a file of rates', unit: 'files/s' },
]

/** In doublings, up to as many as there are threads. */
const workerCounts = (threads: number) => [
  ...[1, 2, 4, 8, 16, 32, 64].filter((count) => count < threads),
  threads,
]

/** What each domain does in a second on the page's own thread and in 1 to N workers at once. */
export const measureThreads = (browser: Browser, { rounds, leastMs }: Effort): Promise<Row[]> =>
  onBenchPage(browser, async (page) => {
    const counts = workerCounts(await page.evaluate(() => navigator.hardwareConcurrency))
    const rows: Row[] = []
    for (const { work, what, unit } of jobs) {
      await page.evaluate((checked) => window.bench.worker.check(checked), work)
      const players: Players<number> = { page: await checkedWork(page, 'page', work, leastMs) }
      for (const count of counts) {
        const job = [count, work, leastMs] as const
        players[`workers-${count}`] = () =>
          page.evaluate(
            ([workers, timed, ms]) => window.bench.timeInWorkers(workers, timed, ms),
            job,
          )
      }
      for (const [place, ours] of Object.entries(await takeTurns(players, rounds))) {
        const id = `threads.${work}.${place}`
        rows.push({ id, what: `${what}: ${place.replace('-', ' ')}`, unit, ours })
      }
    }
    return rows
  })
