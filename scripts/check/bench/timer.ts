import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { onPhone, withoutServiceWorker } from './on-phone.ts'
import type { Row } from './report.ts'
import { countThreadTime, taskSeconds } from './task-seconds.ts'
import { takeTurns, type Effort } from './turns.ts'

/** Until the page has nothing left to do but to run the timer. */
const settleMs = 2000

const speeds = [
  { id: 'timer.running', what: 'a running timer', slowdown: 1, atMost: 10 },
  {
    id: 'timer.running-6x',
    what: 'a running timer, slowed down six times',
    slowdown: 6,
    atMost: 40,
  },
]

/** Milliseconds of the main thread that a running timer takes a second. */
const watchOnce = (browser: Browser, slowdown: number, durationMs: number) =>
  onPhone(
    browser,
    async ({ page, session, url, slowDown }) => {
      await page.goto(`${url}/countdown-timer`, { waitUntil: 'networkidle' })
      await countThreadTime(session)
      // As by touch: a mouse over the page would be looked for in each frame.
      await page.getByRole('button', { name: 'Start Timer' }).press('Enter')
      await page.getByRole('button', { name: 'Pause' }).waitFor()
      await slowDown(slowdown)
      await pause(Math.min(settleMs, durationMs))
      const before = await taskSeconds(session)
      await pause(durationMs)
      return (((await taskSeconds(session)) - before) / durationMs) * 1_000_000
    },
    withoutServiceWorker,
  )

/**
 * What a running timer of the built product costs the main thread, at full speed and on a processor
 * slowed down six times.
 */
export async function measureTimer(browser: Browser, { rounds, leastMs }: Effort): Promise<Row[]> {
  const rows: Row[] = []
  for (const { id, what, slowdown, atMost } of speeds) {
    console.log(`Measuring ${id} ...`)
    const turn = () => watchOnce(browser, slowdown, leastMs)
    const { ours = [] } = await takeTurns([{ name: 'ours', turn }], rounds, 0)
    rows.push({ id, what, unit: 'ms/s', ours, atMost })
  }
  return rows
}
