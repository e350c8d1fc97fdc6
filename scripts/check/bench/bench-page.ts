import type { Browser, Page } from 'playwright'
import { startServer } from '../../serve/serve.ts'
import { benchPageDir } from './build.ts'

/** Opens a page of the contenders for as long as `measure` takes. */
export async function withBenchPage<Value>(
  browser: Browser,
  measure: (page: Page) => Promise<Value>,
): Promise<Value> {
  const server = await startServer({ port: 0, dir: benchPageDir })
  const page = await browser.newPage()
  try {
    await page.goto(server.url)
    await page.waitForFunction(() => window.bench !== undefined)
    return await measure(page)
  } finally {
    await page.close()
    await server.close()
  }
}
