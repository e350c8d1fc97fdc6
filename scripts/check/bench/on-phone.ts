import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'
import { startServer } from '../../serve/serve.ts'

/** How many times slower than here the main thread of a slow phone runs. */
export const slowdown = 6

/** Of 60 a second. */
export const frameMs = 16.7

/** An option: it keeps the site's files in the first seconds of a first visit, and would be measured too. */
export const withoutServiceWorker = { serviceWorkers: 'block' } as const

const viewport = { width: 390, height: 844 }

export interface Phone {
  page: Page
  session: CDPSession
  /** Of the built product. */
  url: string
  /** How many times slower the main thread runs from now on. */
  slowDown: (factor: number) => Promise<void>
}

/** A new visitor of the built product, on a screen of a phone's size, for as long as `measure` takes. */
export async function onPhone<Value>(
  browser: Browser,
  measure: (phone: Phone) => Promise<Value>,
  options: Pick<BrowserContextOptions, 'serviceWorkers'> = {},
): Promise<Value> {
  const server = await startServer({ port: 0 })
  const context = await browser.newContext({ viewport, ...options })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const slowDown = async (rate: number) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate })
    }
    return await measure({ page, session, url: server.url, slowDown })
  } finally {
    await context.close()
    await server.close()
  }
}
