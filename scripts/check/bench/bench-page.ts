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

/** A work whose results were checked; each turn is how often it is done in a second. */
export async function checkedWork(
  page: Page,
  { name, work, thread }: { name: string; work: WorkName; thread: 'page' | 'worker' },
  leastMs: number,
) {
  await page.evaluate(([where, checked]) => window.bench[where].check(checked), [
    thread,
    work,
  ] as const)
  const turn = async () =>
    perSecond(
      await page.evaluate(([where, timed, ms]) => window.bench[where].time(timed, ms), [
        thread,
        work,
        leastMs,
      ] as const),
    )
  return { name, turn }
}
