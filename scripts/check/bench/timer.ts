import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { onPhone, slowdown } from './pages.ts'
import type { Row } from './report.ts'
import { takeTurns, type Effort } from './turns.ts'

/** Until the page has nothing left to do but to run the timer. */
const settleMs = 2000

/** Milliseconds of the main thread that a running timer takes a second. */
const watchOnce = (browser: Browser, rate: number, durationMs: number) =>
  onPhone(browser, async ({ page, slowDown, threadMs }) => {
    await page.goto('/countdown-timer', { waitUntil: 'networkidle' })
    // As by touch: a mouse over the page would be looked for in each frame.
    await page.getByRole('button', { name: 'Start Timer' }).press('Enter')
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await slowDown(rate)
    await pause(Math.min(settleMs, durationMs))
    const before = await threadMs()
    await pause(durationMs)
    return (((await threadMs()) - before) / durationMs) * 1000
  })

/** What a running timer of the built product costs the main thread, at full speed and on a slow phone. */
export async function measureTimer(browser: Browser, { rounds, leastMs }: Effort): Promise<Row[]> {
  const measure = async (rate: number) =>
    (await takeTurns({ ours: () => watchOnce(browser, rate, leastMs) }, rounds, 0)).ours ?? []
  const row = { id: 'timer.running', what: 'a running timer', unit: 'ms/s' }
  const slow = { id: `${row.id}-6x`, what: `${row.what}, slowed down six times` }
  return [
    { ...row, ours: await measure(1), atMost: 10 },
    { ...row, ...slow, ours: await measure(slowdown), atMost: 40 },
  ]
}
