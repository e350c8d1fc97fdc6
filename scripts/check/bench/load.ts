import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { TOOLS } from '../../../src/tools/registry.ts'
import { onPhone, slowdown, type Site } from './pages.ts'
import type { LoadReport } from './page-api'
import type { Row } from './report.ts'
import { msRows, takeTurns, type Effort } from './turns.ts'

const paths = ['', ...TOOLS.map(({ id }) => id)]

/** A slow mobile network: bytes a second, and milliseconds from a request to its answer. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** A task longer than this blocks the page for the rest of it (W3C Long Tasks, 'Total Blocking Time' of web.dev). */
const blockingMs = 50

/** Notes down what the browser reports of a page from its beginning on. */
const watchLoad = (page: Page) =>
  page.addInitScript(() => {
    const report: LoadReport = { lcpMs: 0, tasksMs: [] }
    window.loadReport = report
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) report.lcpMs = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      report.tasksMs.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask', buffered: true })
  })

/** A first visit without a cache, until the page has rested for a while. */
const loadOnce = (browser: Browser, path: string, restMs: number, site?: Site) =>
  onPhone(
    browser,
    async ({ page, session, slowDown }) => {
      await session.send('Network.enable')
      await session.send('Network.setCacheDisabled', { cacheDisabled: true })
      await session.send('Network.emulateNetworkConditions', network)
      await slowDown(slowdown)
      await watchLoad(page)
      const answer = await page.goto(`/${path}`, { waitUntil: 'load' })
      if (!answer?.ok()) throw new Error(`/${path} does not load`)
      await pause(restMs)
      const { fcpMs, lcpMs, tasksMs } = await page.evaluate(() => ({
        fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        ...window.loadReport,
      }))
      const blockedMs = tasksMs.reduce((sum, ms) => sum + ms - blockingMs, 0)
      return { fcpMs, lcpMs, blockedMs, longestMs: Math.max(0, ...tasksMs) }
    },
    site,
  )

/** A folder with a build, or the address of a site. */
const siteAt = (previous: string): Site =>
  /^https?:/.test(previous) ? { baseURL: previous } : { dir: previous }

/** How each page loads on a slow phone; beside it, where one is given, the previous release. */
export async function measureLoad(
  browser: Browser,
  { rounds, leastMs: restMs, previous }: Effort,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of paths) {
    const players = {
      ours: () => loadOnce(browser, path, restMs),
      ...(previous && {
        'the previous release': () => loadOnce(browser, path, restMs, siteAt(previous)),
      }),
    }
    const toRow = msRows(await takeTurns(players, rounds, 0))
    // Smaller differences are the machine's.
    const limit = previous === undefined ? {} : { bar: { least: 0.95 } }
    const row = (id: string, what: string, of: Parameters<typeof toRow>[2]) =>
      toRow(id, what, of, limit)
    const id = `load.${path || 'landing'}`
    rows.push(
      row(`${id}.fcp`, 'first contentful paint', ({ fcpMs }) => fcpMs),
      row(`${id}.lcp`, 'largest contentful paint', ({ lcpMs }) => lcpMs),
      row(`${id}.tbt`, 'total blocking time', ({ blockedMs }) => blockedMs),
      row(`${id}.longest`, 'longest task', ({ longestMs }) => longestMs),
    )
  }
  return rows
}
