import type { Browser, CDPSession, Page } from 'playwright'
import { startServer } from '../../serve/serve.ts'

/** How many times slower than here the main thread of a slow phone runs. */
export const slowdown = 6

/** Of 60 a second. */
export const frameMs = 16.7

const viewport = { width: 390, height: 844 }

export interface Phone {
  page: Page
  session: CDPSession
  /** Of the built product. */
  url: string
  /** How many times slower the main thread runs from now on. */
  slowDown: (factor: number) => Promise<void>
  /** Milliseconds in tasks so far, by the clock of the main thread: not what else the machine does meanwhile. */
  threadMs: () => Promise<number>
}

/** A new visitor of the built product, on a screen of a phone's size, for as long as `measure` takes. */
export async function onPhone<Value>(
  browser: Browser,
  measure: (phone: Phone) => Promise<Value>,
): Promise<Value> {
  const server = await startServer({ port: 0 })
  // The service worker keeps the site's files in the first seconds of a first visit, and would be measured too.
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
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
    return await measure({ page, session, url: server.url, slowDown, threadMs })
  } finally {
    await context.close()
    await server.close()
  }
}
