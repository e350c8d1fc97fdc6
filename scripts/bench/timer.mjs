import { setTimeout as pause } from 'node:timers/promises'

import { startServer } from '../serve.mjs'

/**
 * @typedef {import('./report.mjs').Row} Row
 * @typedef {{ id: string, what: string, slowdown: number }} Speed
 */

const phone = { width: 390, height: 844 }

/** Until the page has nothing left to do but to run the timer. */
const settleMs = 2000

/** @type {Speed[]} */
const speeds = [
  { id: 'timer.running', what: 'a running timer', slowdown: 1 },
  { id: 'timer.running-6x', what: 'a running timer, slowed down six times', slowdown: 6 },
]

/**
 * Seconds that the page's main thread has spent in tasks so far.
 * @param {import('playwright').CDPSession} session
 */
async function taskSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  const found = metrics.find(({ name }) => name === 'TaskDuration')
  if (!found) throw new Error('The browser does not report TaskDuration.')
  return found.value
}

/**
 * Milliseconds of the main thread that a running timer takes a second.
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, slowdown: number, durationMs: number }} how
 */
async function watchOnce(browser, { url, slowdown, durationMs }) {
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
 * @param {import('playwright').Browser} browser
 * @param {{ rounds: number, leastMs: number }} effort
 * @returns {Promise<Row[]>}
 */
export async function measureTimer(browser, { rounds, leastMs }) {
  const server = await startServer({ port: 0 })
  /** @type {Row[]} */
  const rows = []
  try {
    for (const { id, what, slowdown } of speeds) {
      console.log(`Measuring ${id} ...`)
      /** @type {number[]} */
      const ours = []
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
