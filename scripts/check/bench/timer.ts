import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright'
import { startServer } from '../../serve/serve.ts'
import type { Row } from './report.ts'

export type Speed = { id: string; what: string; slowdown: number }

const phone = { width: 390, height: 844 }

/** Until the page has nothing left to do but to run the timer. */
const settleMs = 2000

const speeds: Speed[] = [
  { id: 'timer.running', what: 'a running timer', slowdown: 1 },
  { id: 'timer.running-6x', what: 'a running timer, slowed down six times', slowdown: 6 },
]

/** Seconds that the page's main thread has spent in tasks so far. */
async function taskSeconds(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const found = metrics.find(({ name }) => name === 'TaskDuration')
  if (!found) throw new Error('The browser does not report TaskDuration.')
  return found.value
}

/** Milliseconds of the main thread that a running timer takes a second. */
async function watchOnce(
  browser: Browser,
  { url, slowdown, durationMs }: { url: string; slowdown: number; durationMs: number },
) {
  const context = await browser.newContext({ viewport: phone })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/countdown-timer`, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    // The time of the thread itself: what else the machine does meanwhile does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.getByRole('button', { name: 'Start Timer' }).click()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await pause(Math.min(settleMs, durationMs))
    const before = await taskSeconds(session)
    await pause(durationMs)
    return (((await taskSeconds(session)) - before) / durationMs) * 1_000_000
  } finally {
    await context.close()
  }
}

/**
 * What a running timer of the built product costs the main thread, at full speed and on a processor
 * slowed down six times.
 */
export async function measureTimer(
  browser: Browser,
  { rounds, leastMs }: { rounds: number; leastMs: number },
): Promise<Row[]> {
  const server = await startServer({ port: 0 })
  const rows: Row[] = []
  try {
    for (const { id, what, slowdown } of speeds) {
      console.log(`Measuring ${id} ...`)
      const ours: number[] = []
      for (let round = 0; round < rounds; round++) {
        ours.push(await watchOnce(browser, { url: server.url, slowdown, durationMs: leastMs }))
      }
      rows.push({ id, what, unit: 'ms/s', ours, peers: {}, bars: [] })
    }
    return rows
  } finally {
    await server.close()
  }
}
