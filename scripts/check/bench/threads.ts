import type { Browser, Page } from 'playwright'
import { checkedWork, withBenchPage } from './bench-page.ts'
import type { WorkName } from './page-api'
import type { Row } from './report.ts'
import { perSecond, takeTurns, type Effort } from './turns.ts'

export type Job = { work: WorkName; what: string; unit: string }

const jobs: Job[] = [
  { work: 'qr.png', what: '300 mixed characters to a PNG of 512 px', unit: 'codes/s' },
  { work: 'password.ours', what: 'passwords of 12 characters', unit: 'passwords/s' },
  { work: 'password.score', what: 'their strength', unit: 'passwords/s' },
  { work: 'color.spectrum', what: 'the hue and lightness canvas, 300 x 200', unit: 'canvases/s' },
  { work: 'color.palettes', what: 'all five palettes of 1,000 colors', unit: 'colors/s' },
  { work: 'unit.sweep', what: 'each unit to each other of its kind', unit: 'conversions/s' },
  { work: 'currency.parse', what: 'parsing a file of rates', unit: 'files/s' },
]

const mostSteps = 4

/** 1 to as many as there are threads; beyond four of them in doublings. */
function workerCounts(threads: number) {
  if (threads <= mostSteps) return Array.from({ length: threads }, (_, at) => at + 1)
  const doublings = Array.from({ length: Math.ceil(Math.log2(threads)) }, (_, at) => 2 ** at)
  return [...doublings, threads]
}

async function timeInWorkers(page: Page, workers: number, work: WorkName, leastMs: number) {
  const timings = await page.evaluate(
    ([count, timed, ms]) => window.bench.timeInWorkers(count, timed, ms),
    [workers, work, leastMs] as const,
  )
  return timings.map(perSecond).reduce((sum, rate) => sum + rate, 0)
}

/** @param samples by place */
const toRows = ({ work, what, unit }: Job, samples: Record<string, number[]>): Row[] =>
  Object.entries(samples).map(([place, ours]) => ({
    id: `threads.${work}.${place}`,
    what: `${what}: ${place.replace('-', ' ')}`,
    unit,
    ours,
  }))

/** What each domain does in a second on the page's own thread and in 1 to N workers at once. */
export function measureThreads(browser: Browser, { rounds, leastMs }: Effort): Promise<Row[]> {
  return withBenchPage(browser, async (page) => {
    const counts = workerCounts(await page.evaluate(() => navigator.hardwareConcurrency))
    const rows: Row[] = []
    for (const job of jobs) {
      const { work } = job
      console.log(`Measuring threads.${work} ...`)
      await page.evaluate((checked) => window.bench.worker.check(checked), work)
      const players = [
        await checkedWork(page, { name: 'page', work, thread: 'page' }, leastMs),
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
