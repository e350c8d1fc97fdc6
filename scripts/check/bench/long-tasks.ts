import type { Page } from 'playwright'
import { CliError } from '../../bootstrap/cli-error.mjs'

const proofMs = 200
const proofLimitMs = 10_000

/** Notes down every task of the main thread over 50 ms (W3C Long Tasks), from the page's first script on. */
export const watchLongTasks = (page: Page) =>
  page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({
      type: 'longtask',
    })
  })

/**
 * Blocks the page once and throws if that goes unseen: else a watch that does not work would look
 * like a page without long tasks.
 */
export async function proveWatch(page: Page) {
  await page.evaluate((ms) => {
    setTimeout(() => {
      const endMs = performance.now() + ms
      while (performance.now() < endMs);
    })
  }, proofMs)
  await page
    .waitForFunction((ms) => window.longTasks.some(({ duration }) => duration >= ms), proofMs, {
      timeout: proofLimitMs,
    })
    .catch(() => {
      throw new CliError('The browser does not report long tasks.')
    })
}

/** What a task takes, and milliseconds of the page's longest task meanwhile: 0 if none was longer than 50 ms. */
export async function longestTaskDuring<Value>(page: Page, work: () => Promise<Value>) {
  const startMs = await page.evaluate(() => performance.now())
  const value = await work()
  const longestMs = await page.evaluate((fromMs) => {
    const tasks = window.longTasks.filter(({ startTime }) => startTime >= fromMs)
    return Math.max(0, ...tasks.map(({ duration }) => duration))
  }, startMs)
  return { value, longestMs }
}
