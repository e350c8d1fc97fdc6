import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { ensureInstalled } from '../../bootstrap/install.mjs'
import { rootDir } from '../../bootstrap/paths.mjs'
import { runBuild } from '../../build/run-build.ts'
import { onSite } from '../../serve/on-site.ts'
import type { WorkName } from './page-api'

/** How many times slower than here the main thread of a slow phone runs. */
export const slowdown = 6

/** Of 60 a second. */
export const frameMs = 16.7

const benchPageDir = join(rootDir, 'node_modules', '.cache', 'bench')

/** Builds the page on which the makers of QR codes are compared, with packages of its own. */
export async function buildBenchPage() {
  ensureInstalled(join(rootDir, 'tests', 'bench'))
  const config = ['--config', 'tests/bench/vite.config.ts', '--outDir', benchPageDir]
  await runBuild(...config, '--logLevel', 'warn')
}

/** The page of the contenders, once it is ready. */
export const onBenchPage = <Value>(
  browser: Browser,
  measure: (page: Page) => Promise<Value>,
): Promise<Value> =>
  onSite(browser, { dir: benchPageDir }, async (page) => {
    await page.goto('/')
    await page.waitForFunction(() => window.bench !== undefined)
    return measure(page)
  })

/** A turn of a work whose results were checked: how often it is done in a second. */
export async function checkedWork(
  page: Page,
  thread: 'page' | 'worker',
  work: WorkName,
  leastMs: number,
) {
  const job = [thread, work, leastMs] as const
  await page.evaluate(([where, checked]) => window.bench[where].check(checked), job)
  return () => page.evaluate(([where, timed, ms]) => window.bench[where].time(timed, ms), job)
}

export interface Phone {
  page: Page
  session: CDPSession
  /** How many times slower the main thread runs from now on. */
  slowDown: (factor: number) => Promise<void>
  /** Milliseconds in tasks so far, by the clock of the main thread: not what else the machine does meanwhile. */
  threadMs: () => Promise<number>
}

// The service worker keeps the site's files in the first seconds of a first visit, and would be measured too.
const onScreen = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } as const

/** A build in another folder, or a site at an address, in place of the built product. */
export type Site = { dir: string } | { baseURL: string }

/** The built product, on a screen of a phone's size. */
export const onPhone = <Value>(
  browser: Browser,
  measure: (phone: Phone) => Promise<Value>,
  site?: Site,
): Promise<Value> =>
  onSite(browser, { ...onScreen, ...site }, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const slowDown = async (rate: number) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate })
    }
    const threadMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      const found = metrics.find(({ name }) => name === 'TaskDuration')
      if (!found) throw new Error('The browser does not report TaskDuration.')
      return found.value * 1000
    }
    return measure({ page, session, slowDown, threadMs })
  })
