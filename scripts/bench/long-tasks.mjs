import { Problem } from '../problem.mjs'

/** @typedef {import('playwright').Page} Page */

const proofMs = 200
const proofLimitMs = 10_000

/**
 * Notes down every task of the main thread over 50 ms (W3C Long Tasks), from the page's first script on.
 * @param {Page} page
 */
export async function watchLongTasks(page) {
  await page.addInitScript(() => {
    /** @type {PerformanceEntry[]} */
    const tasks = []
    window.longTasks = tasks
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
      type: 'longtask',
    })
  })
}

/**
 * Blocks the page once and throws if that goes unseen: else a watch that does not work would look
 * like a page without long tasks.
 * @param {Page} page
 */
export async function proveWatch(page) {
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
    throw new Problem('The browser does not report long tasks.')
  }
}

/**
 * Milliseconds of the longest task that began at `fromMs` of the page's clock or later; 0 if none
 * was longer than 50 ms.
 * @param {Page} page
 * @param {number} fromMs
 */
export const longestTaskSince = (page, fromMs) =>
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
