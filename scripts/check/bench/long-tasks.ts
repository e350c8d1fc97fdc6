import type { Page } from 'playwright'
import { CliError } from '../../bootstrap/cli-error.mjs'

const proofMs = 200
const proofLimitMs = 10_000

/** Notes down every task of the main thread over 50 ms (W3C Long Tasks), from the page's first script on. */
export async function watchLongTasks(page: Page) {
  await page.addInitScript(() => {
    const tasks: PerformanceEntry[] = []
    window.longTasks = tasks
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
      type: 'longtask',
    })
  })
}

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
  try {
    await page.waitForFunction(
      (ms) => window.longTasks.some(({ duration }) => duration >= ms),
      proofMs,
      { timeout: proofLimitMs },
    )
  } catch {
    throw new CliError('The browser does not report long tasks.')
  }
}

/**
 * Milliseconds of the longest task that began at `fromMs` of the page's clock or later; 0 if none
 * was longer than 50 ms.
 */
export const longestTaskSince = (page: Page, fromMs: number) =>
  page.evaluate(
    (ms) =>
      Math.max(
        0,
        ...window.longTasks
          .filter(({ startTime }) => startTime >= ms)
          .map(({ duration }) => duration),
      ),
    fromMs,
  )
