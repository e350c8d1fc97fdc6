import type { Browser, Page } from 'playwright'
import { startServer } from '../../serve/serve.ts'
import { benchPageDir } from './build.ts'
import type { WorkName } from './page-api'
import { perSecond } from './turns.ts'

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

/** A turn of a work whose results were checked: how often it is done in a second. */
export async function checkedWork(
  page: Page,
  thread: 'page' | 'worker',
  work: WorkName,
  leastMs: number,
) {
  const job = [thread, work, leastMs] as const
  await page.evaluate(([where, checked]) => window.bench[where].check(checked), job)
  return async () =>
    perSecond(await page.evaluate(([where, timed, ms]) => window.bench[where].time(timed, ms), job))
}
