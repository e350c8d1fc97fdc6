import type { Page } from 'playwright'

/** Notes down every task of the main thread over 50 ms (W3C Long Tasks), from the page's first script on. */
export const watchLongTasks = (page: Page) =>
  page.addInitScript(() => {
    // Left undefined where the browser reports none: that must not look like a page without long tasks.
    if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return
    window.longTasks = []
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({
      type: 'longtask',
    })
  })

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
