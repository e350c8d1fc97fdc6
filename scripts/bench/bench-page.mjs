import { startServer } from '../serve.mjs'
import { benchPageDir } from './build.mjs'

/**
 * Opens a page of the contenders for as long as `measure` takes.
 * @template Value
 * @param {import('playwright').Browser} browser
 * @param {(page: import('playwright').Page) => Promise<Value>} measure
 * @returns {Promise<Value>}
 */
export async function withBenchPage(browser, measure) {
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
